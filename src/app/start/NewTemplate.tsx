import { Link, useLocation } from 'wouter';
import type { TemplateType } from '../../schema/values/enums';
import { typeNames } from '../../schema/template/typeNames';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/controls/Dialog';
import styles from './NewTemplate.module.css';
import { TypeDrawing } from '../phones/TypeDrawing';

const kinds = [
  { type: 'text_message', summary: 'A text with up to 11 buttons under it.' },
  { type: 'rich_card', summary: 'One card: picture, title, description, up to 4 buttons.' },
  { type: 'carousel', summary: 'Two to ten cards, side by side.' },
] satisfies { type: TemplateType; summary: string }[];

/** The three types of template, each a link to a new one. */
export function NewTemplateKinds() {
  return (
    <ul aria-label="New template" className={styles['kinds']}>
      {kinds.map(({ type, summary }) => (
        <li key={type} className={styles['kind']}>
          <TypeDrawing type={type} />
          <div>
            <h3>
              <Link href={`/templates/new?type=${type}`} className={styles['cover']}>
                {typeNames[type]}
              </Link>
            </h3>
            <p className={styles['note']}>{summary}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Asks for the type of a new template, or leads to the gallery. */
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
            Start from an example
          </Button>
          <Button type="submit">Cancel</Button>
        </>
      }
    >
      <NewTemplateKinds />
    </Dialog>
  );
}
