/**
 * For tests only: the required members of SARIF 2.1.0 (sections 3.13 to 3.58) for the objects that we write, and the
 * bounds of their values.
 */
const message = {
  type: 'object',
  required: ['text'],
  properties: { text: { type: 'string', minLength: 1 } },
};
const level = { enum: ['none', 'note', 'warning', 'error'] };
const position = { type: 'integer', minimum: 1 };

const region = {
  type: 'object',
  required: ['startLine'],
  properties: { startLine: position, startColumn: position, endLine: position, endColumn: position },
  additionalProperties: false,
};

const rule = {
  type: 'object',
  required: ['id'],
  properties: {
    id: { type: 'string' },
    shortDescription: message,
    help: message,
    helpUri: { type: 'string', pattern: '^https://' },
    defaultConfiguration: { type: 'object', properties: { level } },
  },
  additionalProperties: false,
};

const location = {
  type: 'object',
  required: ['physicalLocation'],
  properties: {
    physicalLocation: {
      type: 'object',
      required: ['artifactLocation', 'region'],
      properties: {
        artifactLocation: {
          type: 'object',
          required: ['uri'],
          // A URI reference: percent-encoded, with slashes.
          properties: { uri: { type: 'string', pattern: "^[A-Za-z0-9\\-._~!$&'()*+,;=:@/%]+$" } },
        },
        region,
      },
    },
    logicalLocations: { type: 'array', items: { type: 'object', required: ['fullyQualifiedName'] } },
  },
  additionalProperties: false,
};

const result = {
  type: 'object',
  required: ['message', 'ruleId', 'locations'],
  properties: {
    ruleId: { type: 'string' },
    ruleIndex: { type: 'integer', minimum: 0 },
    level,
    message,
    locations: { type: 'array', items: location, minItems: 1 },
    partialFingerprints: { type: 'object', additionalProperties: { type: 'string' } },
  },
  additionalProperties: false,
};

export const sarifRequirements = {
  type: 'object',
  required: ['version', 'runs'],
  properties: {
    $schema: { type: 'string' },
    version: { const: '2.1.0' },
    runs: {
      type: 'array',
      items: {
        type: 'object',
        required: ['tool'],
        properties: {
          tool: {
            type: 'object',
            required: ['driver'],
            properties: {
              driver: {
                type: 'object',
                required: ['name'],
                properties: { rules: { type: 'array', items: rule, uniqueItems: true } },
              },
            },
          },
          columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
          invocations: { type: 'array', items: { type: 'object', required: ['executionSuccessful'] } },
          results: { type: 'array', items: result },
        },
        additionalProperties: false,
      },
    },
  },
  additionalProperties: false,
};
