import { fillPath } from '@holeshot/client';
import { newObjection } from '@holeshot/contract/paths';
import type { WireQuestion } from '@holeshot/contract/wire';
import { usePlatform } from '@holeshot/platform';
import { type KeptQuestion, keepQuestion, type QuestionKey, sendKept, useKeptQuestion } from '@holeshot/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Objection } from '../objections/objections.query';

const RETRY_MS = 20_000;

/**
 * Whether the site has the question already: its answer may have been lost. One that was decided may be asked again in the same
 * words, so there the moment of pressing tells which it is.
 */
const isStored = ({ question }: KeptQuestion, objections: readonly Objection[]): boolean =>
  objections.some(
    ({ pilotId, detectionId, reason, words, askedAtMs, decided }) =>
      (decided === null || askedAtMs === Date.parse(question.askedAt)) &&
      pilotId === question.pilotId &&
      detectionId === question.detectionId &&
      reason === question.reason &&
      words === question.words,
  );

/**
 * Sends a question, or keeps it while there is no network: it is sent again once there is, every 20 s, and when the page is opened
 * again, as of the minute of pressing; also when the time for objections has ended meanwhile (R165).
 */
export function useSendQuestion(
  key: QuestionKey,
  objections: readonly Objection[],
): { kept: KeptQuestion | null; send: (question: WireQuestion) => Promise<void> } {
  const { client, reload } = usePlatform();
  const kept = useKeptQuestion(key);
  const isSending = useRef(false);
  const send = async (question: WireQuestion): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    const own = { ...key, pilotId: question.pilotId };
    keepQuestion(own, { path: fillPath(newObjection, key), question, refusal: null });
    const outcome = await sendKept(client, own);
    isSending.current = false;
    // one that was refused, somebody may have asked on another device
    if (outcome !== 'waits') await reload();
  };
  const isWaiting = kept !== null && kept.refusal === null;
  const sendAgain = useEffectEvent(() => {
    if (kept && isWaiting) send(kept.question);
  });
  useEffect(() => {
    if (!isWaiting) return;
    sendAgain();
    const timer = setInterval(sendAgain, RETRY_MS);
    window.addEventListener('online', sendAgain);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', sendAgain);
    };
  }, [isWaiting]);
  const isKnown = kept !== null && isStored(kept, objections);
  const dropKept = useEffectEvent(() => {
    if (kept) keepQuestion({ ...key, pilotId: kept.question.pilotId }, null);
  });
  useEffect(() => {
    if (isKnown) dropKept();
  }, [isKnown]);
  return { kept: isKnown ? null : kept, send };
}
