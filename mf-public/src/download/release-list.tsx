import type { Release } from '@holeshot/client';
import { formatDate } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { buttonLook } from '@holeshot/ui';

const List = styled.ul`
  border-top: 1px solid var(--edge);
  > li {
    display: grid;
    gap: 8px 24px;
    padding: 16px 0;
    border-bottom: 1px solid var(--line);
    @media (min-width: 860px) {
      grid-template-columns: 180px minmax(0, 1fr) auto;
    }
  }
`;

const Version = styled.div`
  small {
    display: block;
    font-size: 15px;
    color: var(--t2);
  }
`;

const Notes = styled.ul`
  li {
    padding: 1px 0 1px 18px;
    text-indent: -18px;
    overflow-wrap: anywhere;
  }
  li::before {
    content: '–';
    display: inline-block;
    width: 18px;
    text-indent: 0;
    color: var(--t3);
  }
`;

const Installers = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-content: flex-start;
  gap: 8px;
`;

const InstallerLink = styled.a<{ $look: 'primary' | 'outline'; $small: boolean }>`
  ${buttonLook}
`;

/** Installer links of a release. With `isLead`, for the newest release, the first one is a primary button. */
export function InstallerLinks({ release, isLead = false }: { release: Release; isLead?: boolean }) {
  const { version, windows, mac } = release;
  const links = [
    ...windows.map((href) => ({ href, system: 'Windows' })),
    ...mac.map((href) => ({ href, system: 'Mac' })),
  ];
  return (
    <Installers>
      {links.map(({ href, system }, index) => (
        <InstallerLink
          key={href}
          href={href}
          rel="noopener noreferrer"
          $small={!isLead}
          $look={isLead && index === 0 ? 'primary' : 'outline'}
          aria-label={`${version} for ${system}`}
        >
          {isLead ? `${version} for ${system}` : system}
        </InstallerLink>
      ))}
    </Installers>
  );
}

/** Version, notes and installers of each release. */
export function ReleaseList({ releases }: { releases: readonly Release[] }) {
  return (
    <List>
      {releases.map((release) => (
        <li key={release.version}>
          <Version>
            <h3>{release.version}</h3>
            {release.date !== null && <small>{formatDate(release.date)}</small>}
          </Version>
          <Notes>
            {release.notes.map((note, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a release may repeat a note
              <li key={index}>{note}</li>
            ))}
          </Notes>
          <InstallerLinks release={release} />
        </li>
      ))}
    </List>
  );
}
