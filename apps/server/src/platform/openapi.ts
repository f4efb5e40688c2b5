import { FailureSchema, ROUTES, type Route } from "@quizmill/contract";
import { z } from "zod";

function jsonSchema(schema: z.ZodType, io: "input" | "output"): object {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}

function parameters(schema: z.ZodType | undefined, place: "path" | "header" | "query"): object[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, "input") as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: value,
  }));
}

const UPLOAD_BODY = {
  required: true,
  content: {
    "multipart/form-data": {
      schema: {
        type: "object",
        required: ["file"],
        properties: { file: { type: "string", format: "binary" } },
      },
    },
  },
};

function requestBody(route: Route): object {
  if (route.kind === "upload") return { requestBody: UPLOAD_BODY };
  if (!route.body) return {};
  const schema = jsonSchema(route.body, "input");
  return { requestBody: { required: true, content: { "application/json": { schema } } } };
}

function success(route: Route): object {
  if (route.kind === "stream")
    return { description: "Server-sent events", content: { "text/event-stream": {} } };
  if (route.kind === "file") return { description: "A file", content: { "application/zip": {} } };
  if (!route.response) return { description: "Done" };
  const schema = jsonSchema(route.response, "output");
  return { description: "Done", content: { "application/json": { schema } } };
}

function operation(name: string, route: Route): object {
  return {
    operationId: name,
    summary: route.summary,
    security:
      route.auth === "user" ? [{ bearer: [] }] : route.auth === "cookie" ? [{ refreshCookie: [] }] : [],
    parameters: [
      ...parameters(route.params, "path"),
      ...parameters(route.headers, "header"),
      ...parameters(route.query, "query"),
    ],
    ...requestBody(route),
    responses: {
      [route.status]: success(route),
      default: {
        description: "Refused or failed",
        content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
      },
    },
  };
}

/** OpenAPI 3.1 of the contract table. */
export function openApiDocument(version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, route] of Object.entries(ROUTES as Record<string, Route>)) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(name, route) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Quizmill", version },
    paths,
    components: {
      schemas: { Failure: jsonSchema(FailureSchema, "output") },
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
        refreshCookie: { type: "apiKey", in: "cookie", name: "refresh_token" },
      },
    },
  };
}
