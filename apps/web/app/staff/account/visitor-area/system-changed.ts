import { visitorAreaTexts } from './visitor-area.texts';

/** Result of renaming or deleting a saved VRF system. */
export interface SystemChanged {
  status: number;
  id: number;
  done: boolean;
  text: string;
}

/** Returns the result of a failed change; `text` is the reason, by default that the API could not be reached. */
export const systemNotChanged = (form: FormData, status = 503, text?: string): SystemChanged => ({
  status,
  id: Number(form.get('system')),
  done: false,
  text: text ?? visitorAreaTexts.systems.notSaved,
});
