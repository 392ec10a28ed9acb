const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Whether a value could be an id; callers treat a malformed id like one that does not exist. */
export const isId = (value: unknown): value is string => typeof value === 'string' && uuid.test(value);
