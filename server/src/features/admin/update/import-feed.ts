import { countText } from '@holeshot/domain';
import type { Database } from '../../../database';
import { fetchReleaseFeed, ReleaseFeedError } from '../../../outside/release-feed';
import { recordAction } from '../../../people/admin-actions';
import { importReleases } from '../../../releases/import-releases';
import type { SaveOutcome } from '../page/actions';
import type { FormValues } from '../page/parse';

/** Imports the releases of the feed at the address that the form names. */
export async function importFeed(
  database: Database,
  { values, adminId }: { values: FormValues; adminId: number },
): Promise<SaveOutcome> {
  const address = (values.address ?? '').trim();
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address))
    return { faults: { address: 'Enter a web address.' } };
  try {
    const outcome = await importReleases(database, await fetchReleaseFeed(address));
    const countAll = (status: string) => outcome.filter((one) => one.status === status).length;
    const text = `Imported ${countText(outcome.length, 'release')} of ${new URL(address).host}: ${countAll('created')} new, ${countAll('changed')} changed`;
    return { actionId: await database.transaction((tx) => recordAction(tx, adminId, text)) };
  } catch (error) {
    if (error instanceof ReleaseFeedError) return { faults: { address: error.message } };
    throw error;
  }
}
