import type { RaceEvent } from '@holeshot/domain';

export const hasCoordinates = (
  location: Pick<RaceEvent, 'latitude' | 'longitude'>,
): location is { latitude: number; longitude: number } =>
  location.latitude !== null && location.longitude !== null;
