import type { WireQuestion } from '@holeshot/contract/wire';
import type { KeptQuestion } from '@holeshot/ui';
import { useState } from 'react';

/** The refusal of a kept question, until the field that it names is edited. */
export function useRefusal(kept: KeptQuestion | null) {
  const [corrected, setCorrected] = useState<KeptQuestion | null>(null);
  const refused = kept !== null && kept.refusal !== null && kept !== corrected ? kept : null;
  return {
    refused,
    findFault: (parameter: keyof WireQuestion): string | undefined =>
      refused?.parameter === parameter ? (refused.refusal ?? undefined) : undefined,
    clearRefusal(parameter: keyof WireQuestion) {
      if (refused?.parameter === parameter) setCorrected(kept);
    },
  };
}
