import { useCallback, useState, type ChangeEvent, type ComponentProps } from 'react';
import { sampleSets } from '../../schema/draft/sampleSets';
import { findExample } from '../../schema/examples/examples';
import { androidWidths, iphoneWidths, textSizes } from '../../schema/phones/phones';
import { Field } from '../../ui/controls/Field';
import { Checkbox, Select, TextArea } from '../../ui/controls/Input';
import layout from '../../ui/styles/layout.module.css';
import words from '../../ui/styles/words.module.css';
import { ownMediaAddress } from '../../workspace/mediaAddress';
import { CodeSample } from './CodeSample';
import styles from './ElementPage.module.css';
import { codeOf, LiveMessage, type Attributes } from './LiveExamples';

/** The words of each attribute, the one in effect without it first. */
const choices: Readonly<Record<string, readonly (string | number)[]>> = {
  phone: ['both', 'android', 'iphone'],
  view: ['conversation', 'lockScreen', 'banner'],
  theme: ['auto', 'light', 'dark'],
  'text-size': ['default', ...textSizes.filter((size) => size !== 'default')],
  contrast: ['normal', 'more'],
  samples: [...sampleSets, 'markers'],
  notes: ['all', 'none'],
  'android-width': [412, ...androidWidths.filter((width) => width !== 412)],
  'iphone-width': [393, ...iphoneWidths.filter((width) => width !== 393)],
};

const firstMessage = JSON.stringify(findExample('order-shipped')?.template, null, 2);

type Tap = Parameters<NonNullable<ComponentProps<typeof LiveMessage>['ontap']>>[0]['detail'];

/** The element with a message and attributes of the reader's choice, its code, and what the last tap said. */
export function TryElement() {
  const [message, setMessage] = useState(firstMessage);
  const [attributes, setAttributes] = useState<Attributes>({});
  const [last, setLast] = useState<Tap>();
  const choose = useCallback(({ target: { name, value } }: ChangeEvent<HTMLSelectElement>) => {
    setAttributes((all) => ({ ...all, [name]: value === String(choices[name]?.[0]) ? undefined : value }));
  }, []);
  return (
    <section aria-labelledby="try-element" className={layout.stack}>
      <h2 id="try-element">Try it</h2>
      <div className={styles.trying}>
        <div className={layout.stack}>
          <Field label="Message" required hint="A request body, its JSON or a share link.">
            <TextArea
              className={styles.message}
              spellCheck={false}
              dir="ltr"
              value={message}
              onChange={({ target }) => setMessage(target.value)}
            />
          </Field>
          <div className={styles.choices}>
            {Object.entries(choices).map(([name, values]) => (
              <Field key={name} label={name} required>
                <Select
                  name={name}
                  value={attributes[name] ?? String(values[0])}
                  choices={values.map((value) => ({ value: String(value), label: String(value) }))}
                  onChange={choose}
                />
              </Field>
            ))}
          </div>
          <Checkbox
            label="pictures"
            checked={attributes['pictures'] !== undefined}
            onChange={({ target }) =>
              setAttributes((all) => ({ ...all, pictures: target.checked ? '' : undefined }))
            }
          />
          <CodeSample label="Code of this element" text={codeOf(attributes)} />
          <p role="status" className={words.softNote}>
            {last ? `Tapped on ${last.phone}: ${last.kind}, “${last.text}”` : 'Tap a button on the phone.'}
          </p>
        </div>
        <div className={styles.phone}>
          <LiveMessage
            attributes={attributes}
            message={message}
            pictureAddress={ownMediaAddress}
            ontap={(event) => setLast(event.detail)}
          />
        </div>
      </div>
    </section>
  );
}
