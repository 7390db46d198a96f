import { Button } from '../../../ui/controls/Button';
import { CountryChoice } from '../../quickFixes/CountryChoice';
import type { QuickFix, QuickFixChoice } from '../../model/quickFix';
import type { TemplateEditor } from '../../model/TemplateEditor';
import styles from '../../quickFixes/quickFixes.module.css';
import { useEffect } from 'react';
import { useStore } from 'zustand';

type QuickFixButtonsProps = {
  editor: TemplateEditor;
  /** The name of the field. */
  label: string;
  quickFix: QuickFix;
  onTake: (choice: QuickFixChoice) => void;
};

/** What a text seems to mean, and a button for each way to write it so. */
export function QuickFixButtons({ editor, label, quickFix, onTake }: QuickFixButtonsProps) {
  return (
    <div className={styles.buttons}>
      {quickFix.message !== undefined && <p>{quickFix.message}</p>}
      {quickFix.choices.map((choice) => (
        <Button key={choice.action} size="small" onClick={() => onTake(choice)}>
          {choice.action}
        </Button>
      ))}
      {quickFix.usesCountry && <CountryChoice country={editor.quickFixes.country} label={label} />}
    </div>
  );
}

/** What a field of the draft offers for its text, while it is shown outside of the form. */
export function useCellQuickFix({ quickFixes }: TemplateEditor, path: string): QuickFix | undefined {
  // The offers read only fields that are registered.
  useEffect(() => quickFixes.register(path), [quickFixes, path]);
  return useStore(quickFixes, (all) => all.get(path));
}
