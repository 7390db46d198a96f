// @ts-check

const words = 'Fresh stock every week, hand picked and delivered to your door. ';
const AT = 1_790_000_000_000;

/** A carousel whose titles carry a mark of its own. @param {string} name @param {number} count @param {string} mark */
export function carousel(name, count, mark) {
  const cardContents = Array.from({ length: count }, (_, card) => ({
    title: `Card ${card + 1} ${mark}`,
    description: words.repeat(6),
    media: { height: 'MEDIUM', contentInfo: { fileUrl: `https://pictures.example.com/${card}.jpg` } },
    suggestions: ['Tell me more', 'Call us', 'Open shop'].map((text) => ({
      reply: { text, postbackData: 'aGVsbG8=' },
    })),
  }));
  return {
    name,
    type: 'carousel',
    component: { richCard: { carouselCard: { cardWidth: 'MEDIUM', cardContents } } },
  };
}

/**
 * A draft as a row of the storage; later numbers were changed later.
 * @param {number} number @param {object} template @param {object[]} [sendings]
 */
export const draftRow = (number, template, sendings = []) => ({
  id: `bench-${number}`,
  template,
  aside: {},
  sendings,
  revision: 1,
  createdAt: AT + number,
  changedAt: AT + number,
});

/** A sending that created the template. @param {object} payload */
export const sendingOf = (payload) => ({
  at: AT,
  platform: 'embedded',
  appId: 'demo',
  outcome: 'created',
  status: 'approved',
  summary: 'Created',
  payload,
});
