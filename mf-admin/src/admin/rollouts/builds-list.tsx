import {
  type RegistrySlot,
  shortBuildId,
  type WireBuildSlot,
  type WirePublishedBuild,
} from '@holeshot/contract/wire';
import { countText } from '@holeshot/domain';
import { styled, usePlatform } from '@holeshot/platform';
import { ActionButton, failureText, Muted, PHONE } from '@holeshot/ui';
import { OVERRIDE_PATH } from './rollouts.query';
import { dateText, sizeText } from './share-text';

const Summary = styled.summary`
  width: fit-content;
  padding: 10px 0;
  color: var(--t2);
  cursor: pointer;
  &:hover {
    color: var(--t1);
  }
`;

const Lines = styled.ul`
  border-top: 1px solid var(--edge);
  li {
    display: grid;
    grid-template-columns: 90px minmax(0, 1fr) 80px auto;
    gap: 4px 16px;
    align-items: center;
    padding: 8px 0;
    border-bottom: 1px solid var(--line);
  }
  code {
    font: 15px/1.4 var(--mono);
  }
  ${PHONE} {
    li {
      grid-template-columns: 90px minmax(0, 1fr);
    }
  }
`;

/** The role of a build in its slot. */
export function describeRole({ stable, previous, rollout, killed }: RegistrySlot, buildId: string): string {
  if (killed.includes(buildId)) return 'taken back';
  if (stable?.buildId === buildId) return 'stable';
  if (rollout?.build.buildId === buildId) return 'candidate';
  return previous?.buildId === buildId ? 'previous' : '';
}

const originText = ({ publishedAt, publishedBy, isTried }: WirePublishedBuild): string =>
  publishedAt
    ? `${publishedBy}, ${dateText(publishedAt)}${isTried ? '' : ', not tried in a browser'}`
    : 'built on the server';

interface BuildsListProps {
  name: WireBuildSlot['name'];
  slot: RegistrySlot;
  builds: readonly WirePublishedBuild[];
}

/** The builds of a slot, each of which the admin can use in this browser. */
export function BuildsList({ name, slot, builds }: BuildsListProps) {
  const { client, toast } = usePlatform();
  const use = async (buildId: string) => {
    try {
      await client.send('POST', OVERRIDE_PATH, { builds: { [name]: buildId } });
      toast(`This browser gets ${shortBuildId(buildId)} of ${name} from the next page on, for 8 hours.`);
    } catch (error) {
      toast(`This browser keeps its build: ${failureText(error)}`, 'failure');
    }
  };
  return (
    <details>
      <Summary>{countText(builds.length, 'build')}</Summary>
      <Lines>
        {builds.map((build) => {
          const role = describeRole(slot, build.buildId);
          return (
            <li key={build.buildId}>
              <code title={build.buildId}>{shortBuildId(build.buildId)}</code>
              <span>
                {role && <strong>{role} · </strong>}
                <Muted>{originText(build)}</Muted>
              </span>
              <Muted>{sizeText(build.bytes)}</Muted>
              {role !== 'taken back' && (
                <ActionButton
                  $small
                  $look="quiet"
                  aria-label={`Use ${shortBuildId(build.buildId)} of ${name} in my browser`}
                  act={() => use(build.buildId)}
                >
                  Use in my browser
                </ActionButton>
              )}
            </li>
          );
        })}
      </Lines>
    </details>
  );
}
