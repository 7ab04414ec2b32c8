import { DEFAULT_CHANNEL_COLORS, FALLBACK_CHANNEL_COLOR, formatGap, formatSeconds } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { ChannelTag, PHONE, VideoPoster } from '@holeshot/ui';

const Frame = styled.figure`
  margin-top: 24px;
`;

const Window = styled.div`
  overflow: hidden;
  max-width: 860px;
  border: 1px solid var(--edge);
  border-radius: 10px;
  background: var(--s1);
`;

const TitleBar = styled.p`
  display: flex;
  gap: 24px;
  align-items: center;
  height: 32px;
  padding: 0 14px;
  background: var(--s3);
  color: var(--t2);
  font-size: 14px;
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 250px;
  > svg {
    width: 100%;
    height: 100%;
  }
  ${PHONE} {
    grid-template-columns: minmax(0, 1fr);
    > svg {
      height: auto;
      aspect-ratio: 16 / 9;
    }
  }
`;

const Race = styled.div`
  padding: 8px 14px 12px;
  > p {
    display: flex;
    justify-content: space-between;
    padding: 6px 0;
    font-weight: 600;
  }
  small {
    display: block;
    padding-top: 10px;
    color: var(--t3);
    font-size: 14px;
  }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) auto;
  gap: 8px;
  align-items: center;
  height: 34px;
  border-top: 1px solid var(--line);
  b {
    font-weight: 500;
  }
  span:last-child {
    color: var(--t2);
  }
`;

const Caption = styled.figcaption`
  margin-top: 8px;
  color: var(--t3);
  font-size: 15px;
`;

/** Invented: raceband channels, pilots, and seconds behind the leader. */
const PILOTS = [
  { band: 1, name: 'Ohmlet', behindSeconds: 0 },
  { band: 4, name: 'TwigSnap', behindSeconds: 1.86 },
  { band: 2, name: 'Magpie', behindSeconds: 2 },
  { band: 8, name: 'Turnbuckle', behindSeconds: 2.17 },
  { band: 5, name: 'Zephyr9', behindSeconds: 2.32 },
  { band: 3, name: 'Overcook', behindSeconds: 8.6 },
];

/** A drawing of the desktop app during a race. */
export const AppWindow = () => (
  <Frame>
    <Window role="img" aria-label="The app's window: the pilots' pictures, and the running race with gaps">
      <TitleBar>
        <svg width={48} height={12} aria-hidden="true">
          {[6, 24, 42].map((x) => (
            <circle key={x} cx={x} cy={6} r={5} fill="var(--edge)" />
          ))}
        </svg>
        Holeshot, Saltbush Winter Series 3
      </TitleBar>
      <Content>
        <VideoPoster seed="app" />
        <Race>
          <p>
            <span>Race 7-2</span>
            <span>1:10.6</span>
          </p>
          <ol>
            {PILOTS.map(({ band, name, behindSeconds }) => (
              <Row key={name}>
                <ChannelTag
                  label={`R${band}`}
                  color={DEFAULT_CHANNEL_COLORS[band - 1] ?? FALLBACK_CHANNEL_COLOR}
                />
                <b>{name}</b>
                <span>{behindSeconds === 0 ? formatSeconds(25.42) : formatGap(behindSeconds)}</span>
              </Row>
            ))}
          </ol>
          <small>Sent to the site 2 s ago</small>
        </Race>
      </Content>
    </Window>
    <Caption>Drawn: pictures of all pilots, laps and gaps in one window</Caption>
  </Frame>
);
