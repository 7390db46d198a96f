// In a real desk, the payload comes from your own server.
const payload = {
  name: 'order_shipped',
  type: 'text_message',
  component: {
    text: 'Your order is on its way.',
    suggestions: [
      { reply: { text: 'Thanks', postbackData: 'dGhhbmtz' } },
      {
        action: {
          text: 'Track it',
          postbackData: 'dHJhY2s=',
          openUrlAction: { url: 'https://shop.example/track' },
        },
      },
    ],
  },
};

const phones = document.querySelector('rcs-message');
phones.message = payload;
phones.addEventListener('tap', ({ detail }) => {
  document.querySelector('output').textContent = `${detail.kind}: ${detail.text}`;
});
