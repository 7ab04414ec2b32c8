import type { Career } from '@holeshot/client';
import { styled } from '@holeshot/platform';
import { Lines, Muted, PHONE, PilotPhoto, Section } from '@holeshot/ui';

const SHOWN = 6;

const Row = styled.li`
  display: grid;
  grid-template-columns: 36px 130px minmax(0, 1fr) 76px;
  gap: 12px;
  align-items: center;
  min-height: 52px;
  b {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: 17px;
    font-weight: 600;
  }
  ${PHONE} {
    grid-template-columns: 36px minmax(0, 1fr) minmax(0, 1fr) 68px;
  }
`;

const Count = styled.span`
  text-align: right;
  white-space: nowrap;
  color: var(--t2);
  strong {
    font-size: 18px;
    color: var(--t1);
  }
`;

const All = styled.details`
  summary {
    padding: 12px 0;
    color: var(--t2);
    text-decoration: underline 1px var(--edge);
    text-underline-offset: 3px;
    cursor: pointer;
  }
`;

type Rival = Career['rivals'][number];

/** The person's wins against each rival, the most frequent rivals first. */
export function Rivals({ rivals }: { rivals: readonly Rival[] }) {
  const more = rivals.slice(SHOWN);
  return (
    <Section heading="Head to head" aside={<Muted>ahead, of races flown together</Muted>}>
      <Lines>{rivals.slice(0, SHOWN).map(toRow)}</Lines>
      {more.length > 0 && (
        <All>
          <summary>All {rivals.length} pilots</summary>
          <Lines>{more.map(toRow)}</Lines>
        </All>
      )}
    </Section>
  );
}

const toRow = (rival: Rival) => <RivalRow key={rival.name} rival={rival} />;

function RivalRow({ rival: { name, photoUrl, won, flown } }: { rival: Rival }) {
  return (
    <Row>
      <PilotPhoto url={photoUrl} name={name} />
      <b dir="auto">{name}</b>
      <svg width="100%" height={14} aria-hidden="true">
        <rect y={3} width="100%" height={8} rx={2} fill="var(--s3)" />
        <rect y={3} width={`${Math.round((won / flown) * 1000) / 10}%`} height={8} rx={2} fill="var(--t1)" />
        <rect x="50%" width={1.5} height={14} fill="var(--edge)" />
      </svg>
      <Count>
        <strong>{won}</strong> of {flown}
      </Count>
    </Row>
  );
}
