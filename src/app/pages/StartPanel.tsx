import { type ReactNode, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import styles from './StartPanel.module.css';
import { Button } from '../../ui/controls/Button';
import { TextArea } from '../../ui/controls/Input';
import { useAppServices } from '../../workspace/services/AppServices';
import { defaultAgent } from '../../preview/model/agent';
import { MessageDrawing } from '../../preview/MessageDrawing';
import { samplesOf } from '../../schema/draft/samples';
import { examples } from '../../schema/examples/examples';
import { exampleNotes } from '../../schema/examples/example';
import { usePageTheme } from '../../workspace/usePageTheme';
import { DescribedDrawing } from '../../phones/DescribedDrawing';
import { mediaAddress } from '../../workspace/mediaAddress';
import { TemplateType } from '../../schema/values/enums';
import { typeNames, typeSummaries } from '../../schema/template/typeNames';
import { TypeDrawing } from '../../phones/TypeDrawing';
import { Dialog } from '../../ui/controls/Dialog';
import layout from '../../ui/styles/layout.module.css';
import words from '../../ui/styles/words.module.css';

type StartPanelProps = {
  /** A heading with the id `start`. */
  title: ReactNode;
  /** The headings below the title. */
  heading: 'h2' | 'h3';
  children?: ReactNode;
};

/** The ways to a new template: a kind, a finished one, or something to paste. */
export function StartPanel({ title, heading: Heading, children }: StartPanelProps) {
  return (
    <section aria-labelledby="start" className={layout.sections}>
      {title}
      <NewTemplateKinds />
      <div className={styles.others}>
        <section aria-labelledby="start-finished" className={styles.way}>
          <div className={styles.heading}>
            <Heading id="start-finished">Or start from a ready-made template</Heading>
            <Link href="/gallery">Open the gallery</Link>
          </div>
          <ExampleStrip />
        </section>
        <section aria-labelledby="start-paste" className={styles.way}>
          <Heading id="start-paste">Or paste something</Heading>
          <PasteBox />
        </section>
      </div>
      {children}
    </section>
  );
}

/** Takes any text and shows what it becomes before it is a draft. The text stays here if that is cancelled. */
function PasteBox({ onRead }: { onRead?: () => void }) {
  const hint = useId();
  const [text, setText] = useState('');
  const { imports } = useAppServices();
  /** The other form of a text that is being pasted. */
  const html = useRef<string>(undefined);

  function read(source: string, itsHtml?: string) {
    onRead?.();
    imports.setState({ text: source, ...(itsHtml !== undefined && { html: itsHtml }) }, true);
  }
  return (
    <div className={styles.paste}>
      <TextArea
        aria-label="Paste anything"
        aria-describedby={hint}
        placeholder={
          'Text from an email or chat,\nrows from a spreadsheet, a share link,\ncode from a developer …'
        }
        spellCheck={false}
        value={text}
        onPaste={({ clipboardData: data }) => {
          html.current = data.getData('text/plain') === '' ? undefined : data.getData('text/html');
        }}
        onChange={({ target: { value } }) => {
          setText(value);
          if (html.current !== undefined && value.trim() !== '') read(value, html.current);
          html.current = undefined;
        }}
      />
      <div className={styles.foot}>
        <span id={hint}>You’ll see a preview before anything is created.</span>
        <Button size="small" disabled={text.trim() === ''} onClick={() => read(text)}>
          Preview
        </Button>
      </div>
    </div>
  );
}

const shown = ['festive-sale', 'order-shipped', 'appointment-reminder', 'store-nearby'];

/** Some finished templates, each drawn and one press away. */
function ExampleStrip() {
  const theme = usePageTheme();
  return (
    <ul aria-label="Ready-made templates" className={styles.examples}>
      {shown.flatMap((id) => {
        const example = examples.find((each) => each.id === id);
        if (!example) return [];
        const samples = samplesOf(exampleNotes(example), 'typical', example.template);
        return (
          <li key={id} className={styles.example}>
            <DescribedDrawing template={example.template} samples={samples} className={styles.drawing}>
              <div>
                <MessageDrawing
                  template={example.template}
                  samples={samples}
                  agent={defaultAgent}
                  theme={theme}
                  mapMediaUrl={mediaAddress}
                />
              </div>
            </DescribedDrawing>
            <Link
              href={`/templates/new?from=${id}`}
              className={layout.cover}
              aria-label={`Use this template: ${example.title}`}
            >
              {example.title}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** The three types of template, each a link to a new one, and what else can become of one. */
function NewTemplateKinds() {
  return (
    <div className={layout.stack}>
      <ul aria-label="New template" className={styles.kinds}>
        {TemplateType.options.map((type) => (
          <li key={type} className={styles.kind}>
            <TypeDrawing type={type} />
            <div>
              <Link href={`/templates/new?type=${type}`} className={layout.cover}>
                {typeNames[type]}
              </Link>
              <p className={words.soft}>{typeSummaries[type]}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={words.note}>
        Many languages, or many branches? Write one message; <b>Languages and rows</b> in its menu makes a
        template for each language and each row of a spreadsheet.
      </p>
    </div>
  );
}

/** The same choices as the panel, for a library that has drafts: a type, the gallery, or something to paste. */
export function NewTemplateDialog({ onClose }: { onClose: () => void }) {
  const [, navigate] = useLocation();
  return (
    <Dialog
      title="New template"
      onClose={(value) => {
        onClose();
        if (value === 'gallery') navigate('/gallery');
      }}
      actions={
        <>
          <Button type="submit" value="gallery">
            Open the gallery
          </Button>
          <Button type="submit">Cancel</Button>
        </>
      }
    >
      <NewTemplateKinds />
      <h3>Or paste something</h3>
      <PasteBox onRead={onClose} />
    </Dialog>
  );
}
