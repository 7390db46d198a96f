const everyday = { kills: 2, edits: 24, ownEdits: 20, fillings: 1, records: 10 };
const full = { kills: 50, edits: 1000, ownEdits: 500, fillings: 20, records: 50 };

export const isFull = process.env['ENDURANCE'] === 'full';

/** The size of each spec: small in the everyday run, whole with `npm run test:endurance`. */
export const counts = isFull ? full : everyday;
