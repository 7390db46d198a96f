import { isFull } from '../../scripts/endurance/figures.mjs';

const everyday = {
  kills: 1,
  commentKills: 2,
  edits: 24,
  ownEdits: 20,
  fillings: 1,
  records: 10,
  lostAnswers: 4,
  presses: 4,
};
const full = {
  kills: 50,
  commentKills: 20,
  edits: 1000,
  ownEdits: 500,
  fillings: 20,
  records: 50,
  lostAnswers: 200,
  presses: 500,
};

export { isFull };

/** The size of each spec: small in the everyday run, whole with `npm run test:endurance`. */
export const counts = isFull ? full : everyday;
