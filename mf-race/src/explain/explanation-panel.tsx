import { EXPLAIN_PARAM, explainValue } from '@holeshot/contract';
import { SiteLink, useNavigate } from '@holeshot/platform';
import { restoreFocus, TextLink, useSearchHref } from '@holeshot/ui';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import type { ChannelDisplays } from '../channels/channel-display';
import { PilotChannel } from '../channels/pilot-channel';
import type { Explanation, ExplanationRow } from './explanation';
import {
  Changes,
  Close,
  Comparison,
  DoubtLine,
  Figures,
  Foot,
  Head,
  Panel,
  PartHead,
  Rows,
  RuleText,
  Value,
} from './explanation-panel.styles';
import { GapLineDrawing } from './gap-line-drawing';
import { getRule } from './rules';
import { TimelineDrawing } from './timeline-drawing';

interface ExplanationPanelProps {
  explanation: Explanation;
  pilotName: string;
  channels: ChannelDisplays;
  /** the first cell of a row */
  renderStart?: (row: ExplanationRow) => ReactNode;
  /** below the rows */
  rowsAction?: ReactNode;
  foot?: ReactNode;
}

/** Explains a figure, beside the page or in a sheet over it. Escape closes it. */
export function ExplanationPanel(props: ExplanationPanelProps) {
  const { explanation, pilotName, channels, renderStart = ({ start }) => start, rowsAction, foot } = props;
  const {
    title,
    channelId,
    value,
    comparison,
    summary,
    doubts = [],
    timeline,
    gaps,
    rows,
    changes,
  } = explanation;
  const searchHref = useSearchHref();
  const navigate = useNavigate();
  const id = useId();
  const heading = useOpenedFocus(explainValue(explanation));
  const closeHref = searchHref({ [EXPLAIN_PARAM]: null });
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') navigate(closeHref, { replace: true, preventScrollReset: true });
  };
  const hasStarts = rows.some(({ start }) => start);
  return (
    <Panel aria-labelledby={id} onKeyDown={closeOnEscape} data-print="no">
      <Head>
        <small>{title}</small>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {channelId && <PilotChannel channels={channels} channelId={channelId} />}
          {pilotName}
        </h2>
        <p>
          <Value>{value}</Value> <Comparison>{comparison}</Comparison>
        </p>
        <Close to={closeHref} replace preventScrollReset aria-label="Close the explanation">
          <svg width={16} height={16} viewBox="0 0 16 16" aria-hidden="true">
            <path d="M2 2l12 12M14 2L2 14" stroke="currentColor" strokeWidth={2} />
          </svg>
        </Close>
        <FigureSwitch explanation={explanation} />
      </Head>
      <h3>{summary}</h3>
      {doubts.map((text) => (
        <DoubtLine key={text}>{text}</DoubtLine>
      ))}
      {gaps ? (
        <GapLineDrawing line={gaps} ownId={explanation.pilotId} channels={channels} />
      ) : (
        timeline && <TimelineDrawing timeline={timeline} />
      )}
      <PartHead>
        <h3>{explanation.rowsHeading}</h3>
        <small>{explanation.rowsNote}</small>
      </PartHead>
      <Rows $hasStarts={hasStarts}>
        {rows.map((row) => (
          <li key={row.id} data-state={row.state}>
            {hasStarts && <span>{renderStart(row)}</span>}
            <span data-name>{row.href ? <TextLink to={row.href}>{row.name}</TextLink> : row.name}</span>
            <small>{row.note}</small>
            <b>{row.value}</b>
          </li>
        ))}
      </Rows>
      {rowsAction}
      {explanation.rules.map((rule) => (
        <RuleText key={rule}>
          <h3>
            Rule {rule.slice(1)}, {getRule(rule).title}
          </h3>
          <p>{getRule(rule).text}</p>
        </RuleText>
      ))}
      {changes.length > 0 && (
        <>
          <PartHead>
            <h3>What would change it</h3>
          </PartHead>
          <Changes>
            {changes.map((change) => (
              <li key={change.what}>
                <span>{change.what}</span>
                <b>{change.value}</b>
                <small>{change.place}</small>
              </li>
            ))}
          </Changes>
        </>
      )}
      <Foot>{foot}</Foot>
    </Panel>
  );
}

function FigureSwitch({
  explanation: { figure, figures, pilotId },
}: Pick<ExplanationPanelProps, 'explanation'>) {
  const searchHref = useSearchHref();
  if (figures.length < 2) return null;
  return (
    <Figures aria-label="Figures of this result">
      {figures.map(({ id, label }) => (
        <SiteLink
          key={id}
          to={searchHref({ [EXPLAIN_PARAM]: explainValue({ figure: id, pilotId }) })}
          aria-current={id === figure || undefined}
          replace
          preventScrollReset
        >
          {label}
        </SiteLink>
      ))}
    </Figures>
  );
}

/**
 * Moves the focus to the heading of a panel when it opens by a click or a key, and back to the opener when it closes,
 * or to the heading of the page without one. On a page that loads with the panel open, the focus stays.
 */
function useOpenedFocus(key: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (
      key === '' ||
      activeElement === document.body ||
      heading.current?.closest('section')?.contains(activeElement)
    )
      return;
    opener.current = activeElement;
    heading.current?.focus();
  }, [key]);
  useEffect(
    () => () => {
      if (opener.current instanceof HTMLElement) opener.current.focus();
      restoreFocus();
    },
    [],
  );
  return heading;
}
