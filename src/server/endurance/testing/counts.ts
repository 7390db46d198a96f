import { isFull } from '../../../../scripts/endurance/figures.mjs';

const everyday = {
  kills: 2,
  killsPostgres: 1,
  acknowledged: 100,
  stops: 2,
  stopsPostgres: 1,
  nameRounds: 2,
  nameProcesses: [2],
  requests: 3000,
  documented: 220,
  dripping: 20,
  terminations: 5,
  worstFiles: 1,
  fileBytes: 5_000_000,
  gifBytes: 5_000_000,
  hostileGifs: 1,
  silentNames: 40,
  forwardingHeaders: 300,
  unfinishedUploads: 60,
  faultSeconds: 3,
  mixedMinutes: 0.2,
  batchKills: 2,
  draftKills: 3,
  draftFaults: 2,
};
const full = {
  kills: 100,
  killsPostgres: 20,
  acknowledged: 10_000,
  stops: 50,
  stopsPostgres: 10,
  nameRounds: 50,
  nameProcesses: [1, 4],
  requests: 100_000,
  documented: 50_000,
  dripping: 500,
  terminations: 100,
  worstFiles: 1,
  fileBytes: 100_000_000,
  gifBytes: 100_000_000,
  hostileGifs: 10,
  silentNames: 600,
  forwardingHeaders: 20_000,
  unfinishedUploads: 1000,
  faultSeconds: 20,
  mixedMinutes: 20,
  batchKills: 50,
  draftKills: 100,
  draftFaults: 50,
};

/** The size of each test: small in `npm run test:all`, whole with `npm run test:endurance`. */
export const counts = isFull ? full : everyday;

/** Minutes of the mixed load; `ENDURANCE_MINUTES` chooses another number. */
export const mixedMinutes = Number(process.env['ENDURANCE_MINUTES'] ?? counts.mixedMinutes);

/** For tests that take minutes with their full counts. */
export const TIMEOUT_MS = isFull ? 45 * 60_000 : 120_000;
