import ts from 'typescript';

/** One small change to a source that some spec should notice. */
export interface Mutation {
  /** Path from the root of the checkout. */
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
}

const K = ts.SyntaxKind;

/** Each becomes the other. */
const pairs = [
  [K.LessThanToken, '<', K.LessThanEqualsToken, '<='],
  [K.GreaterThanToken, '>', K.GreaterThanEqualsToken, '>='],
  [K.EqualsEqualsEqualsToken, '===', K.ExclamationEqualsEqualsToken, '!=='],
  [K.AmpersandAmpersandToken, '&&', K.BarBarToken, '||'],
  [K.PlusToken, '+', K.MinusToken, '-'],
  [K.AsteriskToken, '*', K.SlashToken, '/'],
] as const;
const otherOperators: ReadonlyMap<ts.SyntaxKind, string> = new Map(
  pairs.flatMap(([one, text, other, otherText]) => [[one, otherText] as const, [other, text] as const]),
);

/** That `+` joins texts, as far as its operands show: with `-` it would be no different program but a broken one. */
const isText = (node: ts.Expression): boolean =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateExpression(node) ||
  (ts.isBinaryExpression(node) &&
    node.operatorToken.kind === K.PlusToken &&
    (isText(node.left) || isText(node.right)));

/** `if (...) throw` or `if (...) return` without `else`: what keeps the rest of a function from cases it is not for. */
const isGuard = (node: ts.Node): boolean => {
  if (!ts.isIfStatement(node) || node.elseStatement) return false;
  const then = node.thenStatement;
  const only = ts.isBlock(then) && then.statements.length === 1 ? then.statements[0]! : then;
  return ts.isThrowStatement(only) || ts.isReturnStatement(only);
};

/** A call whose result nobody uses: it is there for what it does. */
const isEffect = (node: ts.Node): boolean => {
  if (!ts.isExpressionStatement(node)) return false;
  let called = node.expression;
  if (ts.isVoidExpression(called)) called = called.expression;
  if (ts.isAwaitExpression(called)) called = called.expression;
  return ts.isCallExpression(called);
};

/** Every mutation of a source, in the order of the text. Texts, types, imports and decorators stay as they are. */
export const mutationsOf = (file: string, source: string): readonly Mutation[] => {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Mutation[] = [];
  const replace = (node: ts.Node, after: string): void => {
    const start = node.getStart(tree);
    const line = tree.getLineAndCharacterOfPosition(start).line + 1;
    found.push({ file, line, start, end: node.end, before: source.slice(start, node.end), after });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isDecorator(node)) return;
    if (ts.isBinaryExpression(node)) {
      const other = otherOperators.get(node.operatorToken.kind);
      if (other && !isText(node)) replace(node.operatorToken, other);
    } else if (ts.isNumericLiteral(node)) replace(node, String(Number(node.text) + 1));
    else if (node.kind === K.TrueKeyword) replace(node, 'false');
    else if (node.kind === K.FalseKeyword) replace(node, 'true');
    else if (ts.isPrefixUnaryExpression(node) && node.operator === K.ExclamationToken)
      replace(node, `(${node.operand.getText(tree)})`);
    else if (isGuard(node) || isEffect(node)) replace(node, ';');
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
};

export const mutated = (source: string, { start, end, after }: Mutation): string =>
  source.slice(0, start) + after + source.slice(end);

/** A mutation in one line, with the line of the source that it is in. */
export const described = (source: string, { file, line, before, after }: Mutation): string => {
  const change = after === ';' ? `without ${before.replaceAll(/\s+/g, ' ')}` : `${before} → ${after}`;
  return `${file}:${line}: ${change}   in   ${(source.split('\n')[line - 1] ?? '').trim()}`;
};
