import { Link } from 'wouter';
import { defaultAgent } from '../../preview/model/agent';
import { MessageDrawing } from '../../preview/MessageDrawing';
import { samplesOf } from '../../schema/draft/samples';
import { examples } from '../../schema/examples/examples';
import { exampleNotes } from '../../schema/examples/shared/example';
import { usePageTheme } from '../../workspace/usePageTheme';
import { mediaAddress } from '../../workspace/mediaAddress';
import styles from './StartPanel.module.css';

const shown = ['festive-sale', 'order-shipped', 'appointment-reminder', 'store-nearby'];

/** Some finished templates, each drawn and one press away. */
export function ExampleStrip() {
  const theme = usePageTheme();
  return (
    <ul aria-label="Finished templates" className={styles.examples}>
      {shown.flatMap((id) => {
        const example = examples.find((each) => each.id === id);
        if (!example) return [];
        return (
          <li key={id} className={styles.example}>
            <div className={styles.drawing} aria-hidden inert>
              <div>
                <MessageDrawing
                  template={example.template}
                  samples={samplesOf(exampleNotes(example), 'typical', example.template)}
                  agent={defaultAgent}
                  theme={theme}
                  mapMediaUrl={mediaAddress}
                />
              </div>
            </div>
            <Link href={`/templates/new?from=${id}`} aria-label={`Start from ${example.title}`}>
              {example.title}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
