import type { WireSupporter } from '@holeshot/contract/wire';
import { formatWireClock } from '@holeshot/domain';
import type { Supporter } from './repository';

export function presentSupporter(supporter: Supporter): WireSupporter {
  return {
    Name: supporter.name,
    Tier: supporter.tier,
    StartDate: formatWireClock(supporter.startDate.getTime()),
    ThumbURL: supporter.thumbUrl,
    Active: supporter.active,
  };
}
