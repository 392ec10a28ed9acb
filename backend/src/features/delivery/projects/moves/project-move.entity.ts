import type { ContactStatus } from '@hearthline/rules/people/contacts/contact-rules.ts';
import type { ProjectState } from '@hearthline/rules/delivery/projects/status-and-stage.ts';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../../platform/db/base.entity.ts';
import { Project } from '../project.entity.ts';

/** A stage of the timeline as it was; its instant as JSON has it. */
export interface StoredStage {
  readonly id: string;
  readonly createdAt: string;
  readonly position: number;
  readonly name: string;
  readonly plannedFor: string | null;
  readonly beganOn: string | null;
  readonly finishedOn: string | null;
}

/** What a move replaced. */
export interface BeforeMove extends ProjectState {
  readonly stages: readonly StoredStage[];
  /** The contact that the move made a customer; null if it was one already, or work did not start. */
  readonly contact: { readonly id: string; readonly version: number; readonly status: ContactStatus } | null;
}

/** The latest move of a project to another stage, until another one replaces it. */
@Entity({ tableName: 'project_moves' })
@Unique({ name: 'project_moves_project_unique', properties: ['project'] })
export class ProjectMove extends BaseEntity {
  @ManyToOne(() => Project, { deleteRule: 'cascade', index: false })
  project!: Project;

  /** The version of the project that the move made: nothing else has changed it since if that is still its version. */
  @Property({ type: 'integer' })
  version!: number;

  @Property({ type: 'json', columnType: 'jsonb' })
  before!: BeforeMove;

  @Property({ type: 'timestamptz', length: 3 })
  undoUntil!: Date;
}
