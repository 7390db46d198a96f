import { isFull } from '../../../scripts/endurance/figures.mjs';

const everyday = {
  kills: 4,
  killsPostgres: 2,
  acknowledged: 200,
  stops: 4,
  stopsPostgres: 2,
  nameRounds: 5,
  requests: 2500,
  documented: 400,
  dripping: 60,
};
const full = {
  kills: 100,
  killsPostgres: 20,
  acknowledged: 10_000,
  stops: 50,
  stopsPostgres: 10,
  nameRounds: 50,
  requests: 100_000,
  documented: 50_000,
  dripping: 500,
};

/** The size of each test: small in `npm test`, whole with `npm run test:endurance`. */
export const counts = isFull ? full : everyday;

/** For tests that take minutes with their full counts. */
export const TIMEOUT_MS = isFull ? 45 * 60_000 : 120_000;
