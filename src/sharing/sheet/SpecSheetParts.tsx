import type {
  SheetButton,
  SheetField,
  SheetPart,
  SheetParameter,
  SpecSheet,
} from '../../exchange/export/specSheet';
import { countCharacters, formatNumber } from '../../schema/values/text';
import words from '../../ui/styles/words.module.css';
import styles from './sheet.module.css';

type SpecSheetPartsProps = {
  sheet: SpecSheet;
  /** Level of the headings of parts. */
  level: 2 | 3;
};

/** The fields, buttons and parameters of a spec sheet, and the templates that it becomes. */
export function SpecSheetParts({ sheet: { parts, parameters, set }, level }: SpecSheetPartsProps) {
  const Heading = `h${level}` as const;
  return (
    <>
      {parts.map((part) => (
        <section key={part.title} className={styles.part}>
          <Heading>{part.title}</Heading>
          <Part part={part} />
        </section>
      ))}
      {parameters.length > 0 && (
        <section className={styles.part}>
          <Heading>Personal fields</Heading>
          <dl className={styles.fields}>
            {parameters.map((parameter) => (
              <Parameter key={parameter.marker} parameter={parameter} />
            ))}
          </dl>
        </section>
      )}
      {set && (
        <section className={styles.part}>
          <Heading>Languages and rows</Heading>
          <p>{set.size}</p>
          <table className={styles.languages}>
            <thead>
              <tr>
                <th scope="col">Language</th>
                <th scope="col">Templates</th>
                <th scope="col">Translation</th>
              </tr>
            </thead>
            <tbody>
              {set.languages.map(({ language, templates, translation }) => (
                <tr key={language}>
                  <th scope="row">{language}</th>
                  <td>{templates}</td>
                  <td>{translation}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  );
}

function Part({ part: { fields, buttons, maxButtons } }: { part: SheetPart }) {
  return (
    <>
      {fields.length > 0 && <Fields fields={fields} />}
      {buttons.length > 0 && (
        <>
          <p className={words.softNote}>
            {buttons.length} of {maxButtons} buttons
          </p>
          <ol className={styles.buttons}>
            {buttons.map((button, index) => (
              // The only identity of a button in a template is its position.
              // oxlint-disable-next-line react/no-array-index-key
              <Button key={index} button={button} />
            ))}
          </ol>
        </>
      )}
    </>
  );
}

function Button({ button: { text, effect, fields } }: { button: SheetButton }) {
  return (
    <li>
      <p className={styles.button}>
        <b dir="auto">{text.value || '(no text)'}</b> <Usage field={text} />
        <span className={styles.effect}>{effect}</span>
      </p>
      <Fields fields={fields} />
    </li>
  );
}

function Fields({ fields }: { fields: readonly SheetField[] }) {
  return (
    <dl className={styles.fields}>
      {fields.map((field) => (
        <div key={field.name}>
          <dt>
            {field.name} <Usage field={field} />
          </dt>
          <dd dir="auto">{field.value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Usage({ field: { value, limit } }: { field: SheetField }) {
  if (limit === undefined) return null;
  return (
    <small className={styles.usage}>
      {formatNumber(countCharacters(value))} of {formatNumber(limit)}
    </small>
  );
}

function Parameter({ parameter: { marker, name, sample, places } }: { parameter: SheetParameter }) {
  return (
    <div>
      <dt>
        {name} <code>{marker}</code>
      </dt>
      <dd>
        For example “<span dir="auto">{sample}</span>”. Used in {places.join('; ')}.
      </dd>
    </div>
  );
}

/** "Carousel, 5 of 10 cards." */
export function describeSheet({ type, cards }: SpecSheet): string {
  return cards ? `${type}, ${cards.count} of ${cards.limit} cards.` : `${type}.`;
}
