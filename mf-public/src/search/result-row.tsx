import { SiteLink, styled } from '@holeshot/platform';
import { ChannelTag, ClubLogo, PHONE, PilotPhoto } from '@holeshot/ui';
import type { ComponentProps } from 'react';
import { NameNote } from '../name-note';
import type { ResultRow } from './list-results';
import { splitAtMatch } from './split-at-match';

const Line = styled(SiteLink)`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto;
  gap: 0 14px;
  align-items: center;
  min-height: 54px;
  padding: 0 18px;
  & + & {
    border-top: 1px solid var(--line);
  }
  mark {
    background: none;
    color: inherit;
    text-decoration: underline 2px var(--red-t);
    text-underline-offset: 4px;
  }
  &:hover,
  &[aria-selected='true'] {
    background: var(--s3);
  }
  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  ${PHONE} {
    min-height: 56px;
    padding: 0 16px;
  }
`;

const Picture = styled.span`
  display: grid;
  place-items: center;
  width: 40px;
`;

const cut = `
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Title = styled.span`
  ${cut}
  font-size: 18px;
  font-weight: 600;
  line-height: 1.3;
`;

const Fact = styled.small`
  ${cut}
  color: var(--t2);
  font-size: 15px;
  line-height: 1.25;
`;

const Value = styled.span`
  text-align: right;
  font-size: 17px;
  font-weight: 600;
  small {
    display: block;
    max-width: 210px;
    overflow: hidden;
    color: var(--t3);
    font-size: 15px;
    font-weight: 400;
    line-height: 1.25;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [aria-selected='true'] & small {
    color: var(--t2);
  }
  ${PHONE} {
    small {
      max-width: 120px;
    }
  }
`;

/** A text with the matched letters underlined. */
export function Marked({ text, words }: { text: string; words: string }) {
  const parts = splitAtMatch(text, words);
  if (!parts) return <>{text}</>;
  const [before, match, after] = parts;
  return (
    <>
      {before}
      <mark>{match}</mark>
      {after}
    </>
  );
}

function RowPicture({ picture }: Pick<ResultRow, 'picture'>) {
  if (picture.kind === 'pilot') return <PilotPhoto url={picture.url} name={picture.name} size={40} />;
  if (picture.kind === 'club') return <ClubLogo club={picture.club} size={40} />;
  return <ChannelTag label={picture.label} color={picture.color} />;
}

interface ResultLineProps extends Omit<ComponentProps<typeof SiteLink>, 'to'> {
  row: ResultRow;
  /** underlined in the text */
  words: string;
}

/** A line of search, as a link. */
export function ResultLine({ row, words, ...rest }: ResultLineProps) {
  const isTitle = splitAtMatch(row.title, words) !== null;
  return (
    <Line to={row.href} {...rest}>
      <Picture>
        <RowPicture picture={row.picture} />
      </Picture>
      <span>
        <Title>
          <Marked text={row.title} words={words} /> {row.note && <NameNote>{row.note}</NameNote>}
        </Title>
        <Fact>{isTitle ? row.fact : <Marked text={row.fact} words={words} />}</Fact>
      </span>
      <Value>
        {row.value}
        <small>{row.meaning}</small>
      </Value>
    </Line>
  );
}
