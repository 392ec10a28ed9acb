import type { ImportField, ImportUndone, ImportVerdict } from '@hearthline/rules/contact-import.ts';
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { fieldText, idOf } from '../../platform/field-text.ts';
import { ContactImportRows, ContactImportSummary, ContactImportType, ImportFieldEnum, ImportUndoneEnum, ImportVerdictEnum } from './contact-import.page.ts';
import { listImportRows, listImports, readImport, type ImportView } from './contact-import.read.ts';
import { mapImport, startImport, undoImport } from './contact-import.service.ts';

/** Files of contacts; they are uploaded at `POST /api/contact-imports`. */
@Resolver()
export class ContactImportResolver {
  @Allow('contact:import')
  @Query(() => [ContactImportSummary], { description: 'The newest twenty imports.' })
  contactImports(@Ctx() context: Context): ReturnType<typeof listImports> {
    return listImports(context);
  }

  @Allow('contact:import')
  @Query(() => ContactImportType, { description: 'One import.' })
  contactImport(@Ctx() context: Context, @Arg('id', () => ID, { description: idOf('an import') }) id: string): Promise<ImportView> {
    return readImport(context, id);
  }

  @Allow('contact:import')
  @Query(() => ContactImportRows, { description: 'Rows of an import, 50 a page.' })
  contactImportRows(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('an import') }) id: string,
    @Arg('page', () => Int, { nullable: true, description: fieldText.page }) page?: number | null,
    @Arg('verdict', () => ImportVerdictEnum, { nullable: true, description: 'Rows with this verdict of the dry run only.' }) verdict?: ImportVerdict | null,
    @Arg('undone', () => ImportUndoneEnum, { nullable: true, description: 'Rows that taking back did this to only.' }) undone?: ImportUndone | null,
  ): ReturnType<typeof listImportRows> {
    return listImportRows(context, id, { page, verdict, undone });
  }

  @Allow('contact:import')
  @Mutation(() => ContactImportType, { description: 'Says what the columns are and starts the dry run, which changes no contact.' })
  async mapContactImport(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('an import') }) id: string,
    @Arg('mapping', () => [ImportFieldEnum], { description: 'One for each column, in their order. `email` has to be among them; only `skip` may stand there twice.' }) mapping: ImportField[],
  ): Promise<ImportView> {
    return readImport(context, await mapImport(context, id, { mapping }));
  }

  @Allow('contact:import')
  @Mutation(() => ContactImportType, { description: 'Imports what the dry run found.' })
  async startContactImport(@Ctx() context: Context, @Arg('id', () => ID, { description: idOf('an import') }) id: string): Promise<ImportView> {
    return readImport(context, await startImport(context, id));
  }

  @Allow('contact:import')
  @Mutation(() => ContactImportType, { description: 'Takes an import back: what it made goes, what it changed becomes what it was, unless it was touched since.' })
  async revertContactImport(@Ctx() context: Context, @Arg('id', () => ID, { description: idOf('an import') }) id: string): Promise<ImportView> {
    return readImport(context, await undoImport(context, id));
  }
}
