import { Markdown } from 'markdown-to-jsx/react';
import type { ComponentProps } from 'react';
import reference from '../../../docs/element.md?raw';
import { PageTitle } from '../../ui/controls/PageTitle';
import layout from '../../ui/styles/layout.module.css';
import { CodeSample } from './CodeSample';
import { LiveExamples } from './LiveExamples';
import { TryElement } from './TryElement';
import styles from './ElementPage.module.css';

/** For developers of other pages: the element tried with a message of their own, examples that run, and its documentation. */
export function ElementPage() {
  return (
    <>
      <PageTitle title="A phone in your own page">
        <code>{'<rcs-message>'}</code> shows a message on a drawn Android phone, an iPhone or both: in a help
        desk, a console or documentation.
      </PageTitle>
      <TryElement />
      <LiveExamples />
      <Markdown className={styles.reference} options={options}>
        {/* The page has a title of its own. */}
        {reference.slice(reference.indexOf('\n## '))}
      </Markdown>
    </>
  );
}

const options = {
  wrapper: 'article',
  forceWrapper: true,
  disableParsingRawHTML: true,
  overrides: { pre: CodeOf, table: Table },
} satisfies ComponentProps<typeof Markdown>['options'];

/** A block of code in the documentation: `<pre><code>` with the text. */
function CodeOf({ children }: ComponentProps<'pre'>) {
  const { props } = children as { props: { children: string } };
  return <CodeSample text={props.children.trim()} />;
}

function Table(attributes: ComponentProps<'table'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a narrow window scrolls it
    <div className={`${layout.card} ${styles.table}`} role="group" aria-label="Table" tabIndex={0}>
      <table {...attributes} />
    </div>
  );
}
