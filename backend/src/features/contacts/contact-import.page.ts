import { importFields, importOutcomes, importStates, importUndone, importVerdicts, type ImportField, type ImportOutcome, type ImportState, type ImportUndone, type ImportVerdict } from '@hearthline/rules/contact-import.ts';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PaginationType } from '../../platform/paging.ts';

const enumOf = (values: readonly string[], name: string, description: string): Record<string, string> => {
  const words = Object.fromEntries(values.map((value) => [value, value]));
  registerEnumType(words, { name, description });
  return words;
};

export const ImportFieldEnum = enumOf(importFields, 'ContactImportField', 'What a column of a file can be.');
const ImportStateEnum = enumOf(importStates, 'ContactImportState', 'How far an import has come.');
export const ImportVerdictEnum = enumOf(importVerdicts, 'ContactImportVerdict', 'What is to become of a row.');
const ImportOutcomeEnum = enumOf(importOutcomes, 'ContactImportOutcome', 'What became of a row.');
export const ImportUndoneEnum = enumOf(importUndone, 'ContactImportUndone', 'What became of a row when the import was taken back.');

@ObjectType({ simpleResolvers: true, description: 'How many rows have which mark.' })
export class ContactImportCounts {
  @Field(() => Int)
  new!: number;

  @Field(() => Int)
  update!: number;

  @Field(() => Int)
  unchanged!: number;

  @Field(() => Int)
  error!: number;

  @Field(() => Int)
  created!: number;

  @Field(() => Int)
  updated!: number;

  @Field(() => Int)
  removed!: number;

  @Field(() => Int)
  restored!: number;

  @Field(() => Int)
  kept!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A file of contacts among the others.' })
export class ContactImportSummary {
  @Field(() => ID)
  id!: string;

  @Field(() => GraphQLDateTime)
  createdAt!: Date;

  @Field(() => String)
  fileName!: string;

  @Field(() => ImportStateEnum)
  state!: ImportState;

  @Field(() => Int, { description: 'Rows below the line of titles.' })
  rows!: number;
}

@ObjectType('ContactImport', { simpleResolvers: true, description: 'A file of contacts, and how far it has come.' })
export class ContactImportType extends ContactImportSummary {
  @Field(() => [String], { description: 'The titles of its columns.' })
  columns!: string[];

  @Field(() => [ImportFieldEnum], { description: 'What each column is; a guess at first.' })
  mapping!: ImportField[];

  @Field(() => ContactImportCounts)
  counts!: ContactImportCounts;

  @Field(() => Int, { description: 'Rows that the present work has done.' })
  done!: number;

  @Field(() => Int, { description: 'Rows that the present work has to do.' })
  toDo!: number;

  @Field(() => [[String]], { description: 'The first rows.' })
  sample!: string[][];
}

@ObjectType({ simpleResolvers: true, description: 'One row of a file.' })
export class ContactImportRowType {
  @Field(() => Int, { description: 'The line in the file.' })
  position!: number;

  @Field(() => [String])
  cells!: string[];

  @Field(() => ImportVerdictEnum, { nullable: true })
  verdict!: ImportVerdict | null;

  @Field(() => String, { nullable: true, description: 'Why it cannot be imported, or was not taken back.' })
  problem!: string | null;

  @Field(() => ImportOutcomeEnum, { nullable: true })
  outcome!: ImportOutcome | null;

  @Field(() => ImportUndoneEnum, { nullable: true })
  undone!: ImportUndone | null;

  @Field(() => ID, { nullable: true })
  contactId!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'One page of the rows of a file.' })
export class ContactImportRows {
  @Field(() => [ContactImportRowType])
  rows!: ContactImportRowType[];

  @Field(() => PaginationType)
  pagination!: PaginationType;
}
