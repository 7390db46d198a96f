import { WandSparkles } from 'lucide-react';
import { TextButton } from '../../ui/controls/Button';
import { lazyPart } from '../../ui/loading/lazyPart';
import type { TemplateEditor } from '../model/TemplateEditor';
import type { QuickFix, QuickFixChoice } from '../model/quickFix';
import styles from './quickFixes.module.css';
import { nameOfPath } from '../../schema/template/templateTree';
import { useStore } from 'zustand';
import { useEditor, useQuickFixOf } from '../model/EditorContext';

/** The table of all countries is large. */
const CountryChoice = lazyPart(async () => (await import('./CountryChoice')).CountryChoice, null);
const LongLinkSteps = lazyPart(async () => (await import('./LongLinkSteps')).LongLinkSteps, null);

type QuickFixLineProps = { at: string; label: string; quickFix: QuickFix };

/** One line under a field: what its text seems to mean, and a button that writes it so. */
export function QuickFixLine({ at, label, quickFix }: QuickFixLineProps) {
  const { quickFixes, focus } = useEditor();
  function take(choice: QuickFixChoice) {
    if (!quickFixes.take(choice) || focus.focusSpot(at, 'field')) return;
    // The field is gone: a search became coordinates.
    const [written] = Object.keys(choice.changes);
    if (written !== undefined) focus.focus(written);
  }
  return (
    <div className={styles.quickFix}>
      <WandSparkles aria-hidden size={14} className={styles.icon} />
      <div className={styles.words}>
        {quickFix.message !== undefined && <p>{quickFix.message}</p>}
        {quickFix.choices.map((choice) => (
          <TextButton
            key={choice.action}
            isStrong
            className={styles.use}
            aria-label={`${choice.action} for ${label}`}
            onClick={() => take(choice)}
          >
            {choice.action}
          </TextButton>
        ))}
        {quickFix.usesCountry && <CountryChoice country={quickFixes.country} label={label} />}
        {quickFix.showsLongLink && <LongLinkSteps />}
      </div>
    </div>
  );
}

type CheckQuickFixProps = {
  editor: TemplateEditor;
  path: readonly (string | number)[];
  /** Takes the focus: the issue goes away with its button. */
  onFixed: () => void;
};

/** What the field of an issue offers, as buttons beside the issue. */
export function CheckQuickFix({ editor, path, onFixed }: CheckQuickFixProps) {
  const at = path.join('.');
  const { quickFixes } = editor;
  const isReadOnly = useStore(editor.document.readOnly);
  const quickFix = useQuickFixOf(editor, at);

  function take(choice: QuickFixChoice) {
    if (quickFixes.take(choice)) onFixed();
  }
  // What was taken already is no fix of an issue.
  if (isReadOnly || quickFix?.isTaken) return null;
  const name = nameOfPath(path);
  return (
    <>
      {quickFix?.choices.map((choice) => (
        <TextButton
          key={choice.action}
          isStrong
          aria-label={`${choice.action} for ${name}`}
          onClick={() => take(choice)}
        >
          {choice.action}
        </TextButton>
      ))}
      {quickFix?.usesCountry && <CountryChoice country={quickFixes.country} label={name} />}
    </>
  );
}
