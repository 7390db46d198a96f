import { createElement, type ReactNode } from 'react';
import { findExample } from '../../schema/examples/examples';
import { lazyPart } from '../../ui/loading/lazyPart';
import layout from '../../ui/styles/layout.module.css';
import words from '../../ui/styles/words.module.css';
import { usePageTheme } from '../../workspace/usePageTheme';
import { CodeSample } from './CodeSample';
import styles from './ElementPage.module.css';

/** Attributes of the element by their names; of those without a value, the name is all. */
export type Attributes = Readonly<Record<string, string | undefined>>;

type LiveMessageProps = {
  attributes: Attributes;
  message: unknown;
  pictureAddress?: (address: string) => string | undefined;
  ontap?: (event: CustomEvent<{ phone: string; kind: string; text: string }>) => void;
  children?: ReactNode;
};

/** The built element, as other pages have it. While one develops, it is that of the last build. */
const script = `${import.meta.env.DEV ? '/dist' : ''}/element/rcs-message.js`;

/** The element itself, in the colours of this page if it has no others. */
export const LiveMessage = lazyPart<LiveMessageProps>(async () => {
  await import(/* @vite-ignore */ script);
  return function Message({ attributes, ...properties }) {
    const theme = usePageTheme();
    return createElement('rcs-message', { theme, ...attributes, ...properties });
  };
}, null);

/** The code of an element with attributes. */
export function codeOf(attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${value}"`));
  return `<rcs-message${written.join('')}>${content}</rcs-message>`;
}

type Example = {
  title: string;
  words: string;
  attributes: Attributes;
  message: unknown;
  slot?: { name: string; text: string };
};

const examples: readonly Example[] = [
  {
    title: 'On the lock screen',
    words: 'Tap the notification: it opens the conversation.',
    attributes: { phone: 'iphone', view: 'lockScreen', sender: 'Northlight Bank', 'sender-color': '#1f5c4d' },
    message: findExample('one-time-code')?.template,
  },
  {
    title: 'A dark phone with large text',
    words: 'As a customer may have set it. Long text is cut off where the phone cuts it off.',
    attributes: { phone: 'android', theme: 'dark', 'text-size': 'largest' },
    message: findExample('fashion')?.template,
  },
  {
    title: 'Something in place of a picture',
    words: 'No picture is loaded unless you say so. A slot fills its place.',
    attributes: { phone: 'android' },
    message: findExample('fashion')?.template,
    slot: { name: 'android-picture-1', text: 'Picture removed' },
  },
];

/** Elements that run in this page, under its content security policy. */
export function LiveExamples() {
  return (
    <section aria-labelledby="live-examples" className={layout.stack}>
      <h2 id="live-examples">Examples</h2>
      <div className={styles.examples}>
        {examples.map(({ title, words: text, attributes, message, slot }) => (
          <section key={title} aria-label={title} className={`${layout.card} ${styles.example}`}>
            <h3>{title}</h3>
            <p className={words.soft}>{text}</p>
            <CodeSample
              label={`Code of “${title}”`}
              text={codeOf(attributes, slot && `<b slot="${slot.name}">${slot.text}</b>`)}
            />
            <div className={styles.phone}>
              <LiveMessage attributes={attributes} message={message}>
                {slot && <b slot={slot.name}>{slot.text}</b>}
              </LiveMessage>
            </div>
          </section>
        ))}
      </div>
    </section>
  );
}
