import { Button } from '../../../ui/controls/Button';
import { CountryChoice } from '../../quickFixes/CountryChoice';
import type { QuickFix, QuickFixChoice } from '../../model/quickFix';
import type { TemplateEditor } from '../../model/TemplateEditor';
import styles from '../../quickFixes/quickFixes.module.css';

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
