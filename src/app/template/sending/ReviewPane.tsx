import type { Finding } from '../../../advice/model/advice';
import type { Agent } from '../../../preview/model/agent';
import { nameOfPath } from '../../../schema/template/nameOfPath';
import { useConnection } from '../../../submission/connection/connection';
import type { Submission } from '../../../submission/sending/createSubmission';
import { SendReview, type ReviewWarning } from '../../../submission/sending/SendReview';
import { fixAll } from '../../../editor/check/checkCommands';
import type { TemplateEditor } from '../../../editor/model/TemplateEditor';
import { Button } from '../../../ui/controls/Button';
import { useStore } from 'zustand';
import { describeNameUse, findNameUse } from '../../../checks/nameReport';
import type { OpenedTemplate } from '../../../workspace/createOpenTemplate';
import { NextName } from './NextName';
import type { DraftSending } from './createDraftSending';
import { ReviewPhones } from './ReviewPhones';

type ReviewPaneProps = {
  open: OpenedTemplate;
  agent: Agent;
  submission: Submission;
  sending: DraftSending;
  onGoTo: (path: string) => void;
  onOpenJson: () => void;
};

/** Each warning once, with all of its places. */
function groupWarnings(
  advice: readonly Finding[],
  editor: TemplateEditor,
  onFixed: () => void,
): ReviewWarning[] {
  // What another source calls an error does not block sending, so it is asked about first.
  const warnings = [
    ...advice.filter(({ level }) => level === 'error'),
    ...advice.filter(({ level }) => level === 'warning'),
  ];
  return groupByMessage(warnings).map((places) => {
    const fixable = places.filter(({ fix }) => fix);
    return {
      message: places[0].message,
      places: places.map(({ path }) => ({ path: path.join('.'), name: nameOfPath(path) })),
      remedy: fixable[0]?.fix && (
        <Button size="small" onClick={() => fixAll(editor, fixable) && onFixed()}>
          {fixable[0].fix.action}
        </Button>
      ),
    };
  });
}

function groupByMessage(findings: readonly Finding[]): [Finding, ...Finding[]][] {
  const groups = new Map<string, [Finding, ...Finding[]]>();
  for (const finding of findings) {
    const group = groups.get(finding.message);
    if (group) group.push(finding);
    else groups.set(finding.message, [finding]);
  }
  return [...groups.values()];
}

/** The review of a sending, over the page. */
export function ReviewPane({ open, agent, submission, sending, onGoTo, onOpenJson }: ReviewPaneProps) {
  const { editor, sendings } = open;
  const connection = useConnection();
  const { review } = useStore(submission.state);
  const sent = useStore(sendings);
  const advice = useStore(editor.diagnostics, (state) => state.advice);
  const unchecked = useStore(editor.diagnostics, (state) => state.unchecked);
  const dismissed = useStore(editor.diagnostics, (state) => state.dismissed);
  const hasPendingJson = useStore(editor.json, ({ pending }) => pending !== undefined);
  if (!review || !connection.data) return null;

  function reviewAgain() {
    submission.cancel();
    void sending.press();
  }
  // Check is silent about a draft that was created as it is; sending it again is asked about.
  const taken = findNameUse({ template: review.payload, sendings: sent, others: [], destination: review });
  const warnings = [
    taken === undefined
      ? []
      : {
          message: describeNameUse(review.payload.name, taken),
          places: [{ path: 'name', name: 'Template name' }],
          remedy: <NextName open={open} onUsed={reviewAgain} />,
        },
    groupWarnings(
      advice.filter(({ id }) => taken === undefined || id !== 'name-used'),
      editor,
      reviewAgain,
    ),
  ].flat();
  return (
    <SendReview
      sending={review}
      connection={connection.data}
      obstacle={
        hasPendingJson
          ? {
              message:
                'The JSON tab holds text that is not in the draft. Mend it, or go back to the draft’s JSON, before you send.',
              remedy: (
                <Button
                  size="small"
                  onClick={() => {
                    submission.cancel();
                    onOpenJson();
                  }}
                >
                  Open the JSON tab
                </Button>
              ),
            }
          : undefined
      }
      warnings={warnings}
      unchecked={unchecked}
      dismissed={[...new Set(dismissed.map(({ message }) => message))]}
      picture={<ReviewPhones open={open} template={review.payload} agent={agent} />}
      onGoTo={(path) => {
        submission.cancel();
        onGoTo(path);
      }}
      onDestination={submission.chooseDestination}
      onConfirm={() => {
        sending.show();
        submission.confirm();
      }}
      onCancel={submission.cancel}
    />
  );
}
