import { ordinal } from '@holeshot/domain';
import { SiteLink, styled } from '@holeshot/platform';
import { VisuallyHidden, WIDE } from '@holeshot/ui/base';
import type { ReactNode } from 'react';
import { PilotPhoto } from '../media/pilot-photo';

const Figures = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 12px;
  grid-column: 1 / -1;
  margin-top: 8px;
  font-size: 18px;
  font-weight: 600;
  span {
    color: var(--t3);
    font-size: 15px;
    font-weight: 400;
  }
`;

/** The link of the name covers everything except the figures. */
const Place = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 12px;
  align-content: start;
  align-items: center;
  &:hover {
    background: var(--s1);
  }
  b a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  b a:focus-visible {
    outline: none;
    &::after {
      outline: 2px solid var(--focus);
      outline-offset: -3px;
    }
  }
  ${Figures} a {
    position: relative;
  }
  > :is(img, svg) {
    grid-row: span 2;
    width: 44px;
    height: 44px;
    ${WIDE} {
      width: 52px;
      height: 52px;
    }
  }
  small {
    align-self: end;
    color: var(--t2);
    font-size: 14px;
    line-height: 1.2;
    span {
      margin-left: 8px;
      color: var(--t3);
    }
  }
  b {
    overflow: hidden;
    align-self: start;
    font-size: 19px;
    line-height: 1.15;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &:first-child {
    > :is(img, svg) {
      grid-row: span 3;
      width: 84px;
      height: 84px;
      ${WIDE} {
        width: 88px;
        height: 88px;
      }
    }
    b {
      font-size: 30px;
    }
    ${Figures} {
      grid-column: 2;
      margin-top: 4px;
      font-size: 22px;
      span {
        color: var(--t2);
        font-size: 16px;
      }
    }
  }
`;

interface PodiumPlaceProps {
  href: string;
  pilot: { rank: number | null; name: string; photoUrl: string | null };
  /** the result, the gap to the first place, and more figures; `''` is omitted */
  figures: { result: ReactNode; gap: string; more: string };
  /** the basis of the ranking, such as `by points` */
  basis?: string;
}

/** A pilot on the podium of an event. The first child of a podium is larger. */
export function PodiumPlace({ href, pilot: { rank, name, photoUrl }, figures, basis }: PodiumPlaceProps) {
  return (
    <Place>
      <PilotPhoto url={photoUrl} name={name} size={88} />
      <small>
        {ordinal(rank ?? 1)}
        {basis && (
          <span>
            <VisuallyHidden>, </VisuallyHidden>
            {basis}
          </span>
        )}
      </small>
      <b dir="auto">
        <SiteLink to={href}>{name}</SiteLink>
      </b>
      <Figures>
        {figures.result}
        {figures.gap && <span>{figures.gap}</span>}
        {figures.more && (
          <span>
            <VisuallyHidden>, </VisuallyHidden>
            {figures.more}
          </span>
        )}
      </Figures>
    </Place>
  );
}
