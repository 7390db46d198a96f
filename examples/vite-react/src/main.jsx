import { useState, version } from 'react';
import { createRoot } from 'react-dom/client';
import { RcsMessage } from 'rcs-template-builder/element/react';
import 'rcs-template-builder/element/placeholder.css';

const payload = {
  name: 'order_shipped',
  type: 'text_message',
  component: {
    text: 'Your order is on its way.',
    suggestions: [{ reply: { text: 'Thanks', postbackData: 'dGhhbmtz' } }],
  },
};
const sender = { name: 'Lark & Loom', color: '#1f5c4d' };

function Desk() {
  const [tapped, setTapped] = useState('none');
  const [isShown, setIsShown] = useState(true);
  return (
    <main>
      <h1>Desk with React {version}</h1>
      <button onClick={() => setIsShown(!isShown)}>{isShown ? 'Close' : 'Open'}</button>
      <p>
        Last tap: <output>{tapped}</output>
      </p>
      {isShown && (
        <RcsMessage
          message={payload}
          sender={sender}
          phone="iphone"
          theme="dark"
          textSize="large"
          onTap={({ detail }) => setTapped(`${detail.kind}: ${detail.text}`)}
        />
      )}
    </main>
  );
}

createRoot(document.querySelector('#root')).render(<Desk />);
