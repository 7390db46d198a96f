// @ts-check
/**
 * The words of the page: one word for one thing. `docs/glossary.md` shows this list; `words.test.ts` holds it to it.
 *
 * @type {readonly { word: string, meaning: string, where: string }[]}
 */
export const glossary = [
  {
    word: 'template',
    meaning: 'A message that is sent for approval once; after that it can be sent to customers.',
    where: 'everywhere',
  },
  {
    word: 'draft',
    meaning: 'A template that is still being written. It may be incomplete.',
    where: 'Templates, editor',
  },
  { word: 'message', meaning: 'What a customer sees on the phone.', where: 'editor, preview, Inspect' },
  { word: 'text message', meaning: 'A message with text and buttons.', where: 'message type' },
  {
    word: 'rich card',
    meaning: 'A message with one card: picture or video, title, description, buttons.',
    where: 'message type',
  },
  {
    word: 'carousel',
    meaning: 'A message with 2 to 10 cards that customers swipe through.',
    where: 'message type',
  },
  {
    word: 'button',
    meaning: 'What a customer can tap: a reply or an action such as calling a number.',
    where: 'editor, preview, Check',
  },
  {
    word: 'button ID',
    meaning: 'What your system receives when a customer taps the button. Developers call it postback data.',
    where: 'button form, Check, Inspect',
  },
  {
    word: 'personal field',
    meaning:
      'A place in a text or link that is different for each customer, such as a name or an order number.',
    where: 'editor, table, Check',
  },
  {
    word: 'sample value',
    meaning: 'An example for a personal field. It is shown in the preview and never sent.',
    where: 'personal fields',
  },
  {
    word: 'picture link',
    meaning: 'The web link from which the platform loads a picture or video.',
    where: 'picture form, Check',
  },
  {
    word: 'link',
    meaning: 'The address of a web page, picture or file. “Address” means a postal address.',
    where: 'everywhere',
  },
  {
    word: 'fallback link',
    meaning: 'The link that opens on phones that cannot do what the button does.',
    where: 'button form, Check',
  },
  {
    word: 'in-chat window',
    meaning: 'A web page that opens over the chat. Developers call it a webview.',
    where: 'button form, preview, Check',
  },
  {
    word: 'sender',
    meaning: 'The business whose name, logo and colour customers see above the message.',
    where: 'editor, preview, Connection',
  },
  {
    word: 'app ID',
    meaning: 'The ID under which the platform knows the sender.',
    where: 'Connection, send panel',
  },
  {
    word: 'platform',
    meaning: 'The service that receives templates and has them approved.',
    where: 'send panel, Connection, Activity',
  },
  {
    word: 'operator',
    meaning: 'The mobile network that approves templates and delivers messages.',
    where: 'send panel, Verify',
  },
  {
    word: 'send for approval',
    meaning: 'To submit a template to the platform.',
    where: 'editor, send panel',
  },
  {
    word: 'status',
    meaning: 'What the platform says of a template: approval pending, approved, rejected or none.',
    where: 'Templates, send panel',
  },
  { word: 'Check', meaning: 'The panel that lists what to fix or improve before sending.', where: 'editor' },
  {
    word: 'side panel',
    meaning: 'The part of the editor beside the phones: Check, samples, log and code view.',
    where: 'editor',
  },
  {
    word: 'error',
    meaning: 'Something that must be fixed before sending.',
    where: 'Check, fields, command line',
  },
  {
    word: 'warning',
    meaning: 'Something that is likely to be rejected, or to look or work wrong.',
    where: 'Check, fields, command line',
  },
  {
    word: 'cut off on phones',
    meaning: 'Text or picture parts that do not fit on some phones.',
    where: 'Check, fields',
  },
  { word: 'tip', meaning: 'An improvement that is optional.', where: 'Check, fields, command line' },
  { word: 'issue', meaning: 'Any error, warning, cut-off part or tip.', where: 'Check, code view' },
  { word: 'fix', meaning: 'To correct an issue; as a button, in one step.', where: 'Check, fields' },
  {
    word: 'dismiss',
    meaning: 'To hide a warning or tip for this draft, or a notice.',
    where: 'Check, notices',
  },
  {
    word: 'import',
    meaning: 'To turn pasted text, a file or a template of the platform into a draft.',
    where: 'Templates, editor, Pictures',
  },
  {
    word: 'not imported',
    meaning: 'Parts of an import for which templates have no field. They are kept beside the draft.',
    where: 'import report',
  },
  {
    word: 'preview',
    meaning: 'The message as an Android phone and an iPhone show it.',
    where: 'editor, Inspect',
  },
  {
    word: 'Inspect',
    meaning: 'The page that shows any pasted message on both phones, without making a draft.',
    where: 'header, `/inspect`',
  },
  { word: 'gallery', meaning: 'Ready-made templates to start from.', where: 'header, `/gallery`' },
  {
    word: 'version',
    meaning: 'A saved state of a draft that can be compared and restored.',
    where: 'Versions',
  },
  {
    word: 'space',
    meaning: 'The drafts that a team shares. Without the setting there is one.',
    where: 'Connection',
  },
  { word: 'copy', meaning: 'A new draft with the same content.', where: 'Templates, editor' },
  {
    word: 'response',
    meaning: 'What the platform sends back to a request.',
    where: 'send panel details, For testers',
  },
  {
    word: 'reject',
    meaning: 'To decline a request or a template. The platform does it.',
    where: 'send panel, Check',
  },
  { word: 'code view', meaning: 'The tab with the request as JSON, for developers.', where: 'editor' },
];
