import { isFull } from '../../../../scripts/endurance/figures.mjs';

const everyday = {
  kills: 2,
  killsPostgres: 1,
  acknowledged: 100,
  stops: 2,
  stopsPostgres: 1,
  nameRounds: 2,
  nameProcesses: [2],
  requests: 1000,
  documented: 150,
  dripping: 20,
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
};

/** The size of each test: small in `npm test`, whole with `npm run test:endurance`. */
export const counts = isFull ? full : everyday;

/** For tests that take minutes with their full counts. */
export const TIMEOUT_MS = isFull ? 45 * 60_000 : 120_000;
