/** What happened, as the list says it. */
export const actNames: Readonly<Record<string, string>> = {
  'template-sent': 'Sent a template',
  'verification-started': 'Started a verification',
  'signed-in': 'Signed in',
  'sign-in-refused': 'Sign-in refused',
  'signed-out': 'Signed out',
  'session-ended': 'Ended a session of',
  'scenario-set': 'Changed the test answers',
  'status-set': 'Set a status',
  'platform-emptied': 'Emptied the test platform',
  'media-added': 'Added a picture',
  'media-removed': 'Removed a picture',
};

export const outcomeNames: Readonly<Record<string, string>> = {
  done: 'Done',
  refused: 'Refused by the platform',
  'not-done': 'Not done',
  unknown: 'Unknown',
  started: 'Started, no outcome known',
};
