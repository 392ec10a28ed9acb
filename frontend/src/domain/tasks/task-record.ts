/** What a task is about. */
export interface TaskRecord {
  readonly contactId?: string | null;
  readonly dealId?: string | null;
  readonly projectId?: string | null;
}
