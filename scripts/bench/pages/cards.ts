const words = 'Fresh stock every week, hand picked and delivered to your door. '.repeat(8).slice(0, 400);

/** The same ten cards as in the example `speed-10` of the page. */
export const cards = Array.from({ length: 10 }, (_, card) => ({
  image: `/card-${card}.jpg`,
  title: `Card ${card + 1} title`,
  description: `C${card + 1} ${words}`,
  buttons: ['Tell me more', 'Call us', 'Open shop', 'Share location'].map((text, button) => ({
    text,
    url: `https://example.com/${card}/${button}`,
  })),
}));
