import { typeNamesPlural, typeSummaries } from '../../schema/template/typeNames';
import { Link } from 'wouter';
import { defaultAgent } from '../../preview/model/agent';
import { MessageDrawing } from '../../preview/MessageDrawing';
import { TemplateType } from '../../schema/values/enums';
import { samplesOf } from '../../schema/draft/samples';
import { exampleNotes, type Example } from '../../schema/examples/example';
import { examples } from '../../schema/examples/examples';
import { ButtonLink } from '../../ui/controls/Button';
import { PageTitle } from '../../ui/controls/PageTitle';
import { writtenAs } from '../../lib/text/language';
import styles from './GalleryPage.module.css';
import { DescribedDrawing } from '../../phones/DescribedDrawing';
import { mediaAddress } from '../../workspace/mediaAddress';
import { usePageTheme } from '../../workspace/usePageTheme';
import layout from '../../ui/styles/layout.module.css';

/** The examples, drawn. A template can start from each. */
export function GalleryPage() {
  return (
    <>
      <div>
        <PageTitle title="Gallery">
          Ready-made templates to start from. Choose one, then change anything.
        </PageTitle>
        <nav aria-label="Types" className={styles.types}>
          {TemplateType.options.map((type) => (
            <ButtonLink key={type} size="small" href={`#gallery-${type}`}>
              {typeNamesPlural[type]}
            </ButtonLink>
          ))}
        </nav>
      </div>
      {TemplateType.options.map((type) => (
        <section key={type} aria-labelledby={`gallery-${type}`} className={layout.looseStack}>
          <div>
            <h2 id={`gallery-${type}`}>{typeNamesPlural[type]}</h2>
            <p className={styles.note}>{typeSummaries[type]}</p>
          </div>
          <ul className={styles.examples}>
            {examples
              .filter(({ template }) => template.type === type)
              .map((example) => (
                <ExampleTile key={example.id} example={example} />
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function ExampleTile({ example }: { example: Example }) {
  const { id, title, summary, template } = example;
  const theme = usePageTheme();
  const samples = samplesOf(exampleNotes(example), 'typical', template);
  return (
    <li className={styles.tile}>
      <DescribedDrawing template={template} samples={samples} className={styles.drawing}>
        <MessageDrawing
          template={template}
          samples={samples}
          agent={defaultAgent}
          theme={theme}
          mapMediaUrl={mediaAddress}
        />
      </DescribedDrawing>
      <div className={styles.about}>
        <h3 {...writtenAs(title)}>{title}</h3>
        <p className={styles.note}>{summary}</p>
        <Link href={`/templates/new?from=${id}`} asChild>
          <ButtonLink size="small" aria-label={`Use this template: ${title}`}>
            Use this template
          </ButtonLink>
        </Link>
      </div>
    </li>
  );
}
