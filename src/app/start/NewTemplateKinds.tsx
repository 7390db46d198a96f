import { Link } from 'wouter';
import type { TemplateType } from '../../schema/values/enums';
import { typeNames } from '../../schema/template/typeNames';
import styles from './NewTemplateKinds.module.css';
import { TypeDrawing } from '../../phones/TypeDrawing';

const kinds = [
  { type: 'text_message', summary: 'A text with up to 11 buttons under it.' },
  { type: 'rich_card', summary: 'One card: picture, title, description, up to 4 buttons.' },
  { type: 'carousel', summary: 'Two to ten cards, side by side.' },
] satisfies { type: TemplateType; summary: string }[];

/** The three types of template, each a link to a new one. */
export function NewTemplateKinds() {
  return (
    <ul aria-label="New template" className={styles.kinds}>
      {kinds.map(({ type, summary }) => (
        <li key={type} className={styles.kind}>
          <TypeDrawing type={type} />
          <div>
            <Link href={`/templates/new?type=${type}`} className={styles.cover}>
              {typeNames[type]}
            </Link>
            <p className={styles.note}>{summary}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
