# The pages are built in one stage, what the server needs is installed in another; only their results run.
FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY apps/cli/package.json apps/cli/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY bench/package.json bench/
COPY e2e/package.json e2e/
COPY packages/contract/package.json packages/contract/
COPY packages/exam-import/package.json packages/exam-import/
COPY packages/extract/package.json packages/extract/
COPY packages/interchange/package.json packages/interchange/
COPY packages/language/package.json packages/language/
COPY packages/lexicon/package.json packages/lexicon/
COPY packages/models/package.json packages/models/
COPY packages/questions/package.json packages/questions/
COPY packages/study/package.json packages/study/
COPY testing/package.json testing/

FROM manifests AS pages
RUN npm ci --include=dev --no-audit --no-fund
COPY tsconfig.base.json ./
COPY packages packages
COPY apps/web apps/web
RUN cd apps/web && node build/main.ts
RUN node packages/extract/build/build-reader.ts
RUN node packages/questions/build/store-lexicon.ts

FROM manifests AS installed
RUN npm ci --omit=dev --no-audit --no-fund --workspace apps/server --workspace packages/contract --workspace packages/exam-import --workspace packages/extract --workspace packages/interchange --workspace packages/language --workspace packages/lexicon --workspace packages/models --workspace packages/questions --workspace packages/study

FROM node:24-bookworm-slim
WORKDIR /app
COPY package.json ./
COPY --from=installed /app/node_modules node_modules
COPY packages packages
COPY --from=pages /app/packages/extract/dist packages/extract/dist
COPY --from=pages /app/packages/lexicon/dist packages/lexicon/dist
COPY apps/server apps/server
COPY --from=pages /app/apps/web/dist apps/web/dist
# A volume mounted here takes over who owns it.
RUN mkdir /data && chown node:node /data
# As `npm start` does: what the server no longer needs goes back to the system.
ENV MALLOC_MMAP_THRESHOLD_=262144
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# The small young generation keeps memory low under load, as `npm start` does.
CMD ["node", "--max-semi-space-size=8", "--v8-pool-size=1", "apps/server/src/main.ts"]
