import { EXPLAIN_PARAM, explainValue } from '@holeshot/contract';
import type { Guid } from '@holeshot/domain';
import { styled, useNavigate } from '@holeshot/platform';
import { useSearchHref } from '@holeshot/ui';
import type { MouseEvent, ReactNode } from 'react';

/** The width of the column beside the page, px. */
export const PANEL_WIDTH = 460;

/**
 * Handles clicks on the figures inside it, which are plain links marked `data-explain`, because a table has hundreds of
 * them. On touch screens, a long press anywhere in a figure's cell opens it, too.
 */
export function Explained({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const open = (event: MouseEvent, link: Element | null | undefined) => {
    const href = link?.getAttribute('href');
    if (!href) return;
    event.preventDefault();
    navigate(href, { replace: true, preventScrollReset: true });
  };
  return (
    <Area
      onClick={(event) => {
        const isPlain =
          event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
        if (isPlain) open(event, (event.target as Element).closest('a[data-explain]'));
      }}
      onContextMenu={(event) => {
        const isTouch = (event.nativeEvent as PointerEvent).pointerType === 'touch';
        if (isTouch) open(event, (event.target as Element).closest('td')?.querySelector('a[data-explain]'));
      }}
    >
      {children}
    </Area>
  );
}

const Area = styled.div`
  display: contents;
  a[data-explain] {
    text-decoration: underline dotted 1px var(--edge);
    text-underline-offset: 4px;
    -webkit-touch-callout: none;
    @media print {
      text-decoration: none;
    }
    &:hover {
      text-decoration-color: var(--red-t);
    }
    &[aria-current] {
      padding-inline: 6px;
      margin-inline: -6px;
      border-radius: 3px;
      background: var(--t1);
      color: var(--bg);
      forced-color-adjust: none;
      text-decoration: none;
    }
  }
`;

/** Renders a figure that opens its explanation; works inside `Explained`. */
export type FigureLink = (figure: string, pilotId: Guid, content: ReactNode) => ReactNode;

/** For tables and files without explanations. */
export const unlinked: FigureLink = (_figure, _pilotId, content) => content;

/** Prefixes the figures of one of several tables with the table's name. */
export const prefixed =
  (name: string, link: FigureLink): FigureLink =>
  (figure, pilotId, content) =>
    link(`${name}-${figure}`, pilotId, content);

/** Returns a function that renders the figures of a table, and marks the open one. */
export function useFigureLink(search: URLSearchParams): FigureLink {
  const closedHref = useSearchHref()({ [EXPLAIN_PARAM]: null });
  const openHref = `${closedHref}${closedHref.includes('?') ? '&' : '?'}${EXPLAIN_PARAM}=`;
  const shown = search.get(EXPLAIN_PARAM);
  return (figure, pilotId, content) => {
    const value = explainValue({ figure, pilotId });
    return (
      <a data-explain href={openHref + encodeURIComponent(value)} aria-current={value === shown || undefined}>
        {content}
      </a>
    );
  };
}
