const everyday = { kills: 3, edits: 60, ownEdits: 30, fillings: 1, records: 10 };
const full = { kills: 50, edits: 1000, ownEdits: 500, fillings: 20, records: 50 };

export const isFull = process.env['ENDURANCE'] === 'full';

/** How much each spec does: little in the everyday run, everything with `npm run test:endurance`. */
export const counts = isFull ? full : everyday;
