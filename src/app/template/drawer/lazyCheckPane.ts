import { lazyPart } from '../../../ui/loading/lazyPart';

/** The check, loaded when it is first shown. */
export const CheckPane = lazyPart(async () => (await import('./CheckPane')).CheckPane);
