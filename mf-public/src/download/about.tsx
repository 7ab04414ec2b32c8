import { EXTERNAL_LINKS } from '@holeshot/contract';
import { ExternalLink, styled } from '@holeshot/platform';
import { Prose, ScriptedButton, Section, underlined, useCopy, WIDE } from '@holeshot/ui';

const FEATURES = [
  'Video feeds of all pilots on one screen, with laps, gaps and positions over them',
  'Timing by gates, by video or by hand, with lap editing while the race goes on',
  'Time trials, races, endurance, finals and double elimination',
  'Lap records, lap counts and points that follow every race',
  'Recording per race, and replay that jumps to any lap',
  'Results on this site while the event is still on',
] as const;

/** Clears the quarantine attribute that macOS sets on downloaded apps. */
const MAC_FIX = 'xattr -dr com.apple.quarantine /Applications/Holeshot.app';

const Columns = styled.div`
  display: grid;
  gap: 0 48px;
  ${WIDE} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const Systems = styled(Columns)`
  row-gap: 32px;
`;

const List = styled.ul`
  border-top: 1px solid var(--edge);
  li {
    padding: 10px 0;
    border-bottom: 1px solid var(--line);
  }
`;

const Link = styled(ExternalLink)`
  ${underlined}
  color: var(--t1);
`;

const Stack = styled.div`
  display: grid;
  gap: 12px;
  margin-top: 16px;
`;

/** About, features and support of the desktop app (R17). */
export function About() {
  return (
    <Columns>
      <Section heading="About">
        <Prose>
          Holeshot times drone races and shows them: every pilot's video, every lap and every place, on the
          screen at the field and on this site. It runs on the laptop that the race director brings along.
        </Prose>
        <Stack>
          <Prose>
            It is made by pilots in their spare time. If your club flies with it, please{' '}
            <Link href={EXTERNAL_LINKS.support} label="Support the project">
              support the project
            </Link>
            .
          </Prose>
        </Stack>
      </Section>
      <Section heading="Features">
        <List>
          {FEATURES.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </List>
      </Section>
    </Columns>
  );
}

/** The app's requirements (R17). */
export function Requirements() {
  return (
    <Section heading="Requirements">
      <Systems>
        <div>
          <h3>Windows</h3>
          <Stack>
            <List>
              <li>A capture device for the video feeds</li>
              <li>A quad-core CPU and dedicated graphics for streaming</li>
            </List>
          </Stack>
        </div>
        <div>
          <h3>Mac</h3>
          <Stack>
            <List>
              <li>Video feeds are not supported yet</li>
            </List>
            <Prose>
              The app is not code-signed. When macOS says “app is damaged and can't be opened”, run this line
              in the Terminal once, then open the app again:
            </Prose>
            <CodeBlock code={MAC_FIX} label="Terminal command" />
          </Stack>
        </div>
      </Systems>
    </Section>
  );
}

const Block = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 8px 8px 8px 14px;
  border-radius: 6px;
  background: var(--s1);
  code {
    flex: 1;
    overflow-wrap: anywhere;
    font: 14px/1.5 var(--mono);
  }
`;

/** A line for the terminal, with a button that copies it. */
function CodeBlock({ code, label }: { code: string; label: string }) {
  const copy = useCopy();
  return (
    <Block>
      <code>{code}</code>
      <ScriptedButton $small onClick={() => copy(code)} aria-label={`Copy ${label}`}>
        Copy
      </ScriptedButton>
    </Block>
  );
}
