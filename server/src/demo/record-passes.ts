import type { Detection, Guid, Lap, LocalMs, TimingLocation } from '@holeshot/domain';
import type { Random } from './random';

/** One pilot at one gate. */
export interface Pass {
  pilotId: Guid;
  channelId: Guid;
  /** after the start of the race */
  seconds: number;
  /** 0 is the start/finish gate */
  gate: number;
  valid: boolean;
  by: 'timer' | 'hand' | 'marshal';
}

interface Chain {
  /** number of ended laps, the holeshot included */
  count: number;
  /** 100 ns ticks after the start at which the last valid lap ended */
  ticks: number;
}

const TICKS_PER_SECOND = 10_000_000;
const TICKS_PER_MS = 10_000;

/**
 * Turns passes into detections and laps as the desktop app stores them: an invalid detection has the lap number of a
 * valid one, its lap stays in the list (R73), and the next lap is longer by it (R78).
 */
export function recordPasses(
  random: Random,
  passes: readonly Pass[],
  { start, timingLocation }: { start: LocalMs; timingLocation: TimingLocation },
): { detections: Detection[]; laps: Lap[] } {
  const firstLap = timingLocation === 'Holeshot' ? 0 : 1;
  const chains = new Map<Guid, Chain>();
  const detections: Detection[] = [];
  const laps: Lap[] = [];
  // The start is between two milliseconds; files truncate the times of laps and detections.
  const offset = random.whole(0, TICKS_PER_MS - 1);
  const toLocal = (ticks: number): LocalMs => start + Math.floor((offset + ticks) / TICKS_PER_MS);
  for (const pass of [...passes].sort((a, b) => a.seconds - b.seconds)) {
    const chain = chains.get(pass.pilotId) ?? { count: 0, ticks: 0 };
    chains.set(pass.pilotId, chain);
    const ticks = Math.round(pass.seconds * TICKS_PER_SECOND);
    const isLapEnd = pass.gate === 0;
    // A split gate has the number of the last completed lap, so that its sector is greater than that lap's.
    const lapNumber = firstLap + (isLapEnd ? chain.count : Math.max(0, chain.count - 1));
    const detection: Detection = {
      id: random.guid(),
      pilotId: pass.pilotId,
      channelId: pass.channelId,
      timingSystemIndex: pass.gate,
      time: toLocal(ticks),
      lapNumber,
      valid: pass.valid,
      validityType: pass.by === 'timer' ? 'Auto' : 'ManualOverride',
      isLapEnd,
      isHoleshot: pass.valid && isLapEnd && lapNumber === 0,
      raceSector: lapNumber * 100 + pass.gate,
      peak: pass.by === 'hand' ? 0 : random.whole(70, 240),
      timingSystemType: pass.by === 'hand' ? 'Manual' : 'LapRF8Way',
    };
    detections.push(detection);
    if (!isLapEnd) {
      continue;
    }
    laps.push({
      id: random.guid(),
      detectionId: detection.id,
      lapNumber,
      lengthSeconds: (ticks - chain.ticks) / TICKS_PER_SECOND,
      start: toLocal(chain.ticks),
      end: detection.time,
    });
    if (pass.valid) {
      chain.count += 1;
      chain.ticks = ticks;
    }
  }
  const isByHand = (detection: Detection): boolean => detection.timingSystemType === 'Manual';
  return {
    laps,
    detections: [...detections.filter((item) => !isByHand(item)), ...detections.filter(isByHand)],
  };
}
