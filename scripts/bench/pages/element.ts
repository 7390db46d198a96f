// The built element with the ten cards, as in an app that bundles it.
import { speedTen } from '../../../src/schema/testing/speedDocuments';

Object.assign(document.querySelector('rcs-message') ?? {}, { message: speedTen.template });
