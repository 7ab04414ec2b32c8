import { downloadHref } from '@holeshot/contract';
import { styled } from '@holeshot/platform';
import { ButtonLink, Section, VideoPoster } from '@holeshot/ui';

const Halves = styled.div`
  display: grid;
  gap: 24px 48px;
  align-items: center;
  @media (min-width: 960px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  p {
    max-width: 52ch;
    margin-bottom: 18px;
    color: var(--t2);
    font-size: 17px;
    line-height: 1.5;
  }
`;

const Window = styled.figure`
  overflow: hidden;
  border: 1px solid var(--edge);
  border-radius: 10px;
  background: var(--s2);
  svg {
    display: block;
    width: 100%;
    aspect-ratio: 16 / 9;
  }
  figcaption {
    padding: 8px 14px;
    color: var(--t2);
    font-size: 15px;
  }
`;

/** The steps for a club to join the site. */
export const ForClubs = () => (
  <Section heading="For clubs: time your races, and the site fills itself">
    <Halves>
      <div>
        <p>
          The free desktop app shows every pilot’s picture, takes each crossing from the timer and sends it
          here while you race. Results, records and replays need nothing more from you.
        </p>
        <ButtonLink to={downloadHref()}>Download for Windows or Mac</ButtonLink>
      </div>
      <Window>
        <VideoPoster seed="for clubs" />
        <figcaption>Drawn: four pilots’ pictures in one window</figcaption>
      </Window>
    </Halves>
  </Section>
);
