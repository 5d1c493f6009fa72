/** Identifies one opening of a form by a key for repeated requests and the signed time of the opening, if known. */
export interface Ticket {
  /** '' on a page that is cached: its messages are identified by their content alone. */
  key: string;
  stamp: string;
}

/** Typed values of a form, by field name. */
export interface Draft extends Ticket {
  values: Record<string, string>;
}

const PREFIX = 'draft:';
/** A copy for browsers that keep nothing. */
const tickets = new Map<string, Ticket>();
const listeners = new Set<() => void>();

/** The draft of this tab; null if there is none, or the browser keeps nothing. */
export function readDraft(name: string): Draft | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null') as Draft | null;
    return draft && typeof draft.values === 'object' ? draft : null;
  } catch {
    return null;
  }
}

/** Stores the values; without any, the draft is removed. */
export function writeDraft(name: string, values: Draft['values']): void {
  try {
    if (Object.keys(values).length === 0) return sessionStorage.removeItem(PREFIX + name);
    const draft = { ...ticketOf(name), values };
    sessionStorage.setItem(PREFIX + name, JSON.stringify(draft));
  } catch {
    // Storage may be turned off or full. The text is still in the form.
  }
}

/** Removes the draft, with its ticket, once it was sent. */
export function discardDraft(name: string): void {
  tickets.delete(name);
  writeDraft(name, {});
  notify();
}

/**
 * The ticket of the draft, else the one that the server gave. The same until the form was sent. After a rejected
 * attempt without JavaScript that of the attempt comes first.
 */
export function ticketOf(name: string, given?: Ticket, rejected = false): Ticket {
  const known = tickets.get(name);
  if (known) return known;
  const draft = rejected ? null : readDraft(name);
  const ticket = {
    key: draft?.key || (given?.key ?? ''),
    stamp: draft ? draft.stamp : (given?.stamp ?? ''),
  };
  tickets.set(name, ticket);
  return ticket;
}

export function setStamp(name: string, stamp: string): void {
  tickets.set(name, { ...ticketOf(name), stamp });
  notify();
}

export function subscribeToTickets(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const notify = () => listeners.forEach((listener) => listener());
