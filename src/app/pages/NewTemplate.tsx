import { Link, useLocation } from 'wouter';
import type { TemplateType } from '../../schema/values/enums';
import { typeNames } from '../../schema/template/typeNames';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/controls/Dialog';
import styles from './NewTemplate.module.css';
import { TypeDrawing } from '../phones/TypeDrawing';

const kinds = [
  { type: 'text_message', words: 'Words, with up to 11 buttons under them.' },
  { type: 'rich_card', words: 'One card: picture, title, description, up to 4 buttons.' },
  { type: 'carousel', words: 'Two to ten cards, side by side.' },
] satisfies { type: TemplateType; words: string }[];

/** The three kinds of templates, each a way to a new one. */
export function NewTemplateKinds() {
  return (
    <ul aria-label="New template" className={styles['kinds']}>
      {kinds.map(({ type, words }) => (
        <li key={type} className={styles['kind']}>
          <TypeDrawing type={type} />
          <div>
            <h3>
              <Link href={`/templates/new?type=${type}`} className={styles['cover']}>
                {typeNames[type]}
              </Link>
            </h3>
            <p className={styles['words']}>{words}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Every way to a new template. */
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
