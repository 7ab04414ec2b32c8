import { fillPath } from '@holeshot/client';
import { newObjection } from '@holeshot/contract/paths';
import type { WireQuestion } from '@holeshot/contract/wire';
import { usePlatform } from '@holeshot/platform';
import {
  failureText,
  type KeptQuestion,
  keepQuestion,
  type QuestionKey,
  sendKept,
  useKeptQuestion,
} from '@holeshot/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Objection } from '../objections/objections.query';

const RETRY_MS = 20_000;

/**
 * Whether the site already has the question, whose response may have been lost. A decided question may be asked again
 * in the same words; those are told apart by their time.
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
 * Sends a question, or keeps it while there is no network; until it is sent, another one of the pilot replaces it. A kept
 * question is sent again when there is network, every 20 s, and on the next visit, with its original time, so that it
 * counts even if the time for objections has ended since (R165).
 */
export function useSendQuestion(
  key: QuestionKey,
  objections: readonly Objection[],
): { kept: KeptQuestion | null; send: (question: WireQuestion) => Promise<void> } {
  const { client, reload, toast } = usePlatform();
  const kept = useKeptQuestion(key);
  const isSending = useRef(false);
  const send = async (question: WireQuestion): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    const own = { ...key, pilotId: question.pilotId };
    keepQuestion(own, { path: fillPath(newObjection, key), question, refusal: null });
    try {
      const outcome = await sendKept(client, own);
      // also after a refusal, because the pilot may have asked on another device
      if (outcome !== 'waits') await reload();
    } catch (error) {
      toast(failureText(error), 'failure');
    } finally {
      isSending.current = false;
    }
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
