import { readSettings, SettingsError } from './settings';
import { startSite } from './start-site';

async function main(): Promise<void> {
  const site = await startSite(readSettings(process.env), (line) => console.log(line));
  console.log(`Holeshot is ready at ${site.origin}`);
  const stop = async () => {
    await site.stop();
    process.exit(0);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
}

main().catch((error: unknown) => {
  console.error(
    error instanceof SettingsError || process.env.NODE_ENV === 'production' ? String(error) : error,
  );
  process.exit(1);
});
